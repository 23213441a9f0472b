/** Reloads a part or page that did not load. */
export const tryAgain = "Try again";

/** Replaces a part of a page that throws. */
export const partFailed = {
  heading: "This part of the page has stopped working.",
  text: "The rest works.",
} as const;

/** The toast where a page cannot be loaded: the visitor stays on the one they are on. */
export const noConnection = {
  title: "That page did not load",
  description: (phone: string): string =>
    `Check your connection and try again, or call us on ${phone}.`,
} as const;

/** Replaces a page that did not load. */
export const errorPage = {
  title: "This page did not load",
  reason: "The connection was lost, or something broke.",
  /** Replaces the reason after `count` failed reloads; the count makes screen readers announce each. */
  noAnswer: (count: number) => `Still no answer after try ${count}.`,
  advice: "Try again, or reach us directly.",
  back: "Go back",
} as const;

/** Shown below the pressed button while the planner's script does not load. */
export const plannerDidNotLoad = {
  heading: "The planner did not load.",
  text: "Check your connection and try again. The prices here hold without it.",
} as const;
