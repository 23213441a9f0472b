/** The key of the kept list in local storage. */
export const keptKey = "kept-list";
