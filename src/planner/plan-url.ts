import type { HistoryLocation, HistoryState, RegisteredRouter } from "@tanstack/react-router";
import { parseSearch } from "../lib/search-params.ts";
import { leaveEntry } from "../shell/overlay.actor.ts";
import type { PavingPlan } from "./domain/paving-plan.ts";
import { serialisePlan } from "./domain/plan-link.ts";
import { readStart } from "./domain/planner-start.ts";

/*
 * The plan in the URL, so that it can be shared, reloaded and returned to. Opening the planner pushes a history
 * entry; changing the plan replaces it.
 */

const planIn = ({ search }: HistoryLocation) => parseSearch(search).plan ?? null;
const startIn = ({ search }: HistoryLocation) => readStart(parseSearch(search).start);

/** What a history entry of the page says of the planner. */
interface PlanEntry {
  /** The plan as text. */
  text: string | null;
  /** Which plan of the request it is. */
  editedId: number | undefined;
  start: ReturnType<typeof startIn>;
  /** Whether the entry before had another plan. */
  isChanged: boolean;
  /** Whether the planner itself has written it. */
  isOwn: boolean;
}

/** Calls back with the entry of the URL, now and after each change; returns a function that stops. */
export function watchPlanEntries(
  { history }: RegisteredRouter,
  onEntry: (entry: PlanEntry) => void,
): () => void {
  const { pathname } = history.location;
  let former: string | null = null;
  const read = (location: HistoryLocation, isOwn: boolean) => {
    // A dialog has its own entry; closing it goes back to the one before.
    if (location.pathname !== pathname || location.state.isOverlayOpen) return;
    const text = planIn(location);
    const { attachedPlan: editedId } = location.state;
    const entry = text === null ? null : `${text} ${editedId ?? ""}`;
    const isChanged = entry !== former;
    former = entry;
    onEntry({ text, editedId, start: startIn(location), isChanged, isOwn });
  };
  read(history.location, false);
  return history.subscribe(({ location, action: { type } }) => {
    const isTraversal = type !== "PUSH" && type !== "REPLACE";
    read(location, !isTraversal && location.state.isPlanWritten === true);
  });
}

/** The history entry into which a plan is written. */
interface WrittenEntry {
  pathname: string;
  /** Whether the planner was opened by a link without a plan. */
  isLinked: boolean;
  /** Whether the entry has no plan yet, and a new one is pushed. */
  isOpening: boolean;
}

export function planEntryOf({ history: { location } }: RegisteredRouter): WrittenEntry {
  const isLinked = startIn(location) !== null;
  return {
    pathname: location.pathname,
    isLinked,
    isOpening: planIn(location) === null && !isLinked,
  };
}

/** Writes a plan into the URL, unless the visitor has left the page of the entry. */
export function writePlan(
  { history: { location }, navigate }: RegisteredRouter,
  written: PavingPlan,
  { pathname, isLinked, isOpening }: WrittenEntry,
) {
  const plan = serialisePlan(written);
  // During a pending navigation, this would replace the next page's entry.
  const isWritten = planIn(location) === plan && startIn(location) === null;
  if (location.pathname !== pathname || isWritten) return;
  // The entry before it has the plan, too: going back would not close the planner.
  const isSecond = isLinked && planIn(location) !== null;
  void navigate({
    to: ".",
    search: ({ start: _, ...previous }) => ({ ...previous, plan }),
    replace: !isOpening,
    state: (previous) => ({
      ...(isOpening ? { opensPlanner: true } : previous),
      ...(isSecond && { addsParams: false }),
      isPlanWritten: true,
    }),
    // Without the fragment that a shared plan has, the page would scroll to its top.
    hash: true,
    hashScrollIntoView: false,
  });
}

/** Marks the history entry as written by the planner; with the plan of the request that is edited. */
export function markWritten({ history }: RegisteredRouter, editedId: number | null) {
  const { href, state } = history.location;
  const isEdited = editedId !== null && { attachedPlan: editedId };
  history.replace(href, { ...state, ...isEdited, isPlanWritten: true });
}

/** Takes the plan out of the URL, which closes the planner. */
export function leavePlan({ history, navigate }: RegisteredRouter) {
  const { opensPlanner, addsParams } = history.location.state;
  const removePlan = (state: HistoryState = {}) =>
    void navigate({
      to: ".",
      search: ({ plan: _, ...others }) => others,
      replace: true,
      state,
      hashScrollIntoView: false,
    });
  if (opensPlanner || addsParams) leaveEntry(history, removePlan);
  else removePlan();
}
