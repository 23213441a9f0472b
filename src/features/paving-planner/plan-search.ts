import { planSearch as schema } from "#machines/paving-planner/plan-search.ts";

/** Validates the search params of a page with a planner; a route's `validateSearch`. */
export const planSearch = schema;
