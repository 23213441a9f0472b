/*
 * What other features, sections and routes may use of the planner. Its rules (src/planner/domain) are open to machines
 * and content, too. What needs its script, such as the cards of attached plans, comes with `usePlannerScript`.
 */
export { PavingPlanner } from "./paving-planner.tsx";
export { planSearch } from "./plan-search.ts";
export { plannerScript, usePlannerScript } from "./planner-script.actor.ts";
export type { ComparedPlan } from "./results/plan-comparison.tsx";
export type { PlannedLayersProps } from "./results/plan-outcome.tsx";
export type { RequestedPlans } from "./use-plan-request.ts";
