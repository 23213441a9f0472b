import { type PlannerStart, readStart } from "./domain/planner-start.ts";

/** Marks what a link of the offer can begin with, a button or what is around a field; its value is the start. */
export const startAttribute = "data-start";

/** Search params of a page with a paving planner. */
interface PlanSearch {
  /** The text of a plan (src/planner/domain/plan-link.ts). */
  plan?: string;
  /** Opens the planner, with that focused. */
  start?: PlannerStart;
}

/**
 * A route's `validateSearch`. Passes `plan` on as text, and the planner says what it could not read: a wrong
 * link never breaks the page.
 */
export function planSearch({ plan, start: text }: Record<string, unknown>): PlanSearch {
  const start = readStart(text);
  return {
    ...(plan !== undefined && { plan: typeof plan === "string" ? plan : "" }),
    ...(start !== null && { start }),
  };
}
