import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The entry stands for a part that is open over its page; the entry before it has the same URL. */
    isPartOpen?: boolean;
    /** The entry differs from the one before it in search params alone, so going back undoes them. */
    changesParams?: boolean;
    /** The entry before it is the page before its planner was opened. */
    opensPlanner?: boolean;
    /** Id of the plan in the visitor's request that the planner was opened to change. */
    attachedPlan?: number;
  }
}

/** Marks a link that opens a plan of the visitor's request in the planner; its value is the plan's id. */
export const attachedPlanAttribute = "data-attached-plan";

/** What to close when the visitor goes back. */
const closers = new Set<() => void>();

let goingBack: Promise<void> | null = null;

/** Goes back one entry, however often it is called until the browser is there. */
export function goBack(history: RouterHistory): Promise<void> {
  goingBack ??= new Promise((resolve) => {
    const unsubscribe = history.subscribe(({ action }) => {
      if (action.type === "PUSH" || action.type === "REPLACE") return;
      unsubscribe();
      goingBack = null;
      resolve();
    });
    history.flush();
    history.back();
  });
  return goingBack;
}

/** Removes the entry of what is open; returns whether there was one. */
async function removeEntry(history: RouterHistory): Promise<boolean> {
  if (goingBack === null && !history.location.state.isPartOpen) return false;
  await goBack(history);
  return true;
}

let isPartLeft = false;

/** Closes what is open and removes its entry, so that the page of a navigation takes its place. */
export async function leavePart(history: RouterHistory) {
  isPartLeft = await removeEntry(history);
}

/** Whether the navigation that begins has closed a part, which returns the focus meanwhile. */
export function takePartLeft() {
  const wasLeft = isPartLeft;
  isPartLeft = false;
  return wasLeft;
}

/**
 * Makes Back close what is open instead of leaving the page (docs/specification.md#back-and-forward): an
 * entry with the same URL stands for it while it is open. Not by CloseWatcher, which only Chromium has.
 *
 * @param close must be stable
 */
export function useBackToClose(isOpen: boolean, close: () => void) {
  const { history } = useRouter();
  useEffect(() => {
    if (!isOpen) return;
    let isNeeded = true;
    const push = () => {
      if (!isNeeded) return;
      closers.add(close);
      history.push(history.location.href, { isPartOpen: true });
    };
    // An entry that is being left must not be the one before it.
    void (goingBack ?? Promise.resolve()).then(push);
    return () => {
      isNeeded = false;
      closers.delete(close);
      void removeEntry(history);
    };
  }, [isOpen, close, history]);
}

/** Follows the visitor back and forward for `useBackToClose`. Called once, by the frame of all pages. */
export function useOpenParts() {
  const { history } = useRouter();
  useEffect(() => {
    const follow = () => {
      if (!history.location.state.isPartOpen) for (const close of closers) close();
      // After a reload, and on Forward, nothing is open.
      else if (closers.size === 0) void goBack(history);
    };
    follow();
    return history.subscribe(follow);
  }, [history]);
}
