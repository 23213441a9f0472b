/** Search params of a page with a paving planner. */
export interface PlanSearch {
  /** The text of a plan (src/domain/plan-link.ts). */
  plan?: string;
}

/**
 * A route's `validateSearch`. Whatever `plan` is, the planner gets a text and says what it could not read,
 * so that a wrong link never breaks the page.
 */
export const planSearch = ({ plan }: Record<string, unknown>): PlanSearch =>
  plan === undefined ? {} : { plan: typeof plan === "string" ? plan : "" };
