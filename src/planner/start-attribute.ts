/** Marks what a link of the offer can begin with, a button or what is around a field; its value is the start. */
export const startAttribute = "data-start";
