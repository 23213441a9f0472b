/** What a link of the offer begins with in the open planner: the button for a photo, or the sizes. */
const plannerStarts = ["photo", "size"] as const;
export type PlannerStart = (typeof plannerStarts)[number];

/** The start that a search param names; null for any other text. */
export const readStart = (text: unknown): PlannerStart | null =>
  plannerStarts.find((start) => start === text) ?? null;
