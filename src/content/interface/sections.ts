import { specifiedButtons } from "../specified-texts.ts";

/** A link to a service; `about` tells a screen reader which (WCAG 2.2, 2.4.4). */
export const learnMore = {
  text: specifiedButtons.learnMore,
  about: (service: string) => `about ${service}`,
} as const;

/** Beside the cause and the urgency of a symptom, and the button that names it in the request. */
export const symptomLabels = { cause: "Likely cause", urgency: "How urgent" } as const;
export const addSymptom = "Add to my request";

/** Leads from damage that cannot be mended to the planner. */
export const planInstead = "Plan paving in its place";

/** Heading of the steps beside the home form. */
export const nextSteps = "What happens next";

/** On the button below the first items of a list on a phone, which unfolds the others. */
export const more = {
  facts: (count: number): string => `${count} more facts`,
  materials: (count: number): string => `${count} more materials`,
  promises: (count: number): string => `${count} more promises`,
  questions: (count: number): string => `${count} more questions`,
  reasons: (count: number): string => `${count} more reasons`,
  services: (count: number): string => `${count} more kinds of paving`,
  towns: (count: number): string => `${count} more towns`,
} as const;

/** On the button that unfolds a list of names on a phone. */
export const all = {
  areas: (count: number): string => `All ${count} areas`,
  suburbs: (count: number): string => `All ${count} suburbs`,
} as const;

/** Legal pages. */
export const lastUpdated = (day: string): string => `Last updated ${day}`;
export const onThisPage = "On this page";

/** Text alternative of the pattern that a shared link shows for a page without a picture. */
export const socialPatternAlt = "Clay pavers laid in herringbone, above a course of upright bricks";
