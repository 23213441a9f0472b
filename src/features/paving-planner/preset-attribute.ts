/** Marks a button that opens the planner; its value is the name of the preset to start with. */
export const presetAttribute = "data-preset";
