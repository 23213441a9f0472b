import { useLocation, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { serialisePlan } from "#machines/paving-planner/plan-link.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";

/** Time in ms without a change after which the URL follows: Safari allows 100 changes in 30 s. */
const debounceMs = 250;

/**
 * Keeps the plan in the URL's search params, in place of the last entry of the history, so that a plan
 * can be shared, reloaded and gone back to.
 *
 * @param plan the plan to write; null while the planner is closed
 * @returns the text of a plan that came with the URL and not from here, or null
 */
export function usePlanSearch(plan: PavingPlan | null): string | null {
  const search = useSearch({ strict: false, select: ({ plan: text }) => text ?? null });
  // A dialog over the page has an entry of its own, and closing it goes back to the one before it.
  const isPartOpen = useLocation({ select: ({ state }) => state.isPartOpen ?? false });
  const router = useRouter();
  /** What the URL said at the last render. */
  const seen = useRef<string | null>(null);
  /** What was written and is not in the URL yet. */
  const written = useRef(new Set<string>());
  const text = plan === null ? null : serialisePlan(plan);
  const isKnown = search === null || search === seen.current || written.current.has(search);

  useEffect(() => {
    seen.current = search;
    if (search === null || !written.current.delete(search)) written.current.clear();
  }, [search]);
  useEffect(() => {
    if (text === null || text === search || isPartOpen) return;
    const write = setTimeout(() => {
      // While a navigation is pending, the entry to replace would be that of the next page.
      if (router.latestLocation.pathname !== window.location.pathname) return;
      written.current.add(text);
      void router.navigate({
        to: ".",
        search: (previous) => ({ ...previous, plan: text }),
        replace: true,
        state: true,
        // Without the fragment that a shared plan has, the page would scroll to its top.
        hash: true,
        hashScrollIntoView: false,
      });
    }, debounceMs);
    return () => clearTimeout(write);
  }, [text, search, isPartOpen, router]);

  return isKnown ? null : search;
}
