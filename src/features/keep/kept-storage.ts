/** The key of the kept list in local storage. */
export const keptKey = "kept-list";

/** The key of the times at which its names were kept. */
export const keptTimesKey = "kept-times";
