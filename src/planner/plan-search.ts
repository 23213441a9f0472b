/** Search params of a page with a paving planner. */
interface PlanSearch {
  /** The text of a plan (src/planner/domain/plan-link.ts). */
  plan?: string;
}

/**
 * A route's `validateSearch`. Passes `plan` on as text, and the planner says what it could not read: a wrong
 * link never breaks the page.
 */
export const planSearch = ({ plan }: Record<string, unknown>): PlanSearch =>
  plan === undefined ? {} : { plan: typeof plan === "string" ? plan : "" };
