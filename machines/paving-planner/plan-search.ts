import * as v from "valibot";

/**
 * The search params of a page with a paving planner. Whatever `plan` is, the planner gets a text and
 * says what it could not read (plan-link.ts), so that a wrong link never breaks the page.
 */
export const planSearch = v.object({ plan: v.optional(v.fallback(v.string(), "")) });
