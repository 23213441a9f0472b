import { useLocation, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import { serialisePlan } from "../../domain/plan-link.ts";
import { goBack } from "../navigation/overlay.actor.ts";

/** Time in ms without a change after which the URL follows: Safari allows 100 changes in 30 s. */
const debounceMs = 250;

/**
 * Keeps the plan in the URL's search params, so that a plan can be shared, reloaded and gone back to. The
 * planner that opens adds an entry to the history; changes of the plan replace it.
 *
 * @param plan the plan to write; null while the planner is closed
 * @param onGone called when the URL has lost its plan, such as by Back
 * @returns the text of a plan that came with the URL and not from here, or null; and `leave`, which
 * takes the plan out of the URL
 */
export function usePlanSearch(plan: PavingPlan | null, onGone: () => void) {
  const search = useSearch({ strict: false, select: ({ plan: text }) => text ?? null });
  // A dialog over the page has an entry of its own, and closing it goes back to the one before it.
  const isOverlayOpen = useLocation({ select: ({ state }) => state.isOverlayOpen ?? false });
  const attachedPlan = useLocation({ select: ({ state }) => state.attachedPlan });
  const router = useRouter();
  /** The plan in the URL, and which plan of the request it is. */
  const entry = search === null ? null : `${search} ${attachedPlan ?? ""}`;
  /** The same at the last render. */
  const seen = useRef<string | null>(null);
  /** What was written and is not in the URL yet. */
  const written = useRef(new Set<string>());
  const text = plan === null ? null : serialisePlan(plan);
  const isKnown =
    search === null || isOverlayOpen || entry === seen.current || written.current.has(search);

  useEffect(() => {
    if (search === null && seen.current !== null) onGone();
  }, [search, onGone]);
  useEffect(() => {
    if (text === null || text === search || isOverlayOpen) return;
    const isOpening = search === null;
    if (isOpening && seen.current !== null) return;
    const write = setTimeout(
      () => {
        // While a navigation is pending, the entry to replace would be that of the next page.
        if (router.latestLocation.pathname !== window.location.pathname) return;
        written.current.add(text);
        void router.navigate({
          to: ".",
          search: (previous) => ({ ...previous, plan: text }),
          replace: !isOpening,
          state: isOpening ? { opensPlanner: true } : true,
          // Without the fragment that a shared plan has, the page would scroll to its top.
          hash: true,
          hashScrollIntoView: false,
        });
      },
      isOpening ? 0 : debounceMs,
    );
    return () => clearTimeout(write);
  }, [text, search, isOverlayOpen, router]);
  // After the effects that compare it with the URL of the render before.
  useEffect(() => {
    if (isOverlayOpen) return;
    seen.current = entry;
    if (search === null || !written.current.delete(search)) written.current.clear();
  }, [entry, search, isOverlayOpen]);
  const leave = () => {
    if (router.history.location.state.opensPlanner) goBack(router.history);
    else
      void router.navigate({
        to: ".",
        search: ({ plan: _, ...others }) => others,
        replace: true,
        hashScrollIntoView: false,
      });
  };
  return { linked: isKnown ? null : search, leave };
}
