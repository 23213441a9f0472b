declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The entry is an overlay's; the entry before it has the same URL. */
    isOverlayOpen?: boolean;
    /** The entry has a search param that the one before it lacks, so going back closes what it opened. */
    addsParams?: boolean;
    /** The entry before it is the page before its planner was opened. */
    opensPlanner?: boolean;
    /** The planner itself has written the plan into the entry's URL, and need not read it. */
    isPlanWritten?: boolean;
    /** Id of the plan in the visitor's request that the planner edits. */
    attachedPlan?: number;
  }
}

/** Marks a link that opens a plan of the visitor's request in the planner; its value is the plan's id. */
export const attachedPlanAttribute = "data-attached-plan";
