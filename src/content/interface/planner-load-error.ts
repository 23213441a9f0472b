/** Shown below the pressed button while the planner's script does not load; the other words come with it. */
export const plannerDidNotLoad = {
  heading: "The planner did not load.",
  text: "Check your connection and try again. The prices here hold without it.",
} as const;
