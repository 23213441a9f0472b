import { type RefObject, useEffect, useState } from "react";
import { reloadPage } from "../lib/reload-page.ts";
import { attribute, islandEvent } from "./protocol.ts";

/** Events in an island that make it load. */
const intents = [
  "pointerenter",
  "focus",
  // The browser's find in page revealed a collapsed part of it.
  "beforematch",
  islandEvent.requested,
] as const;

/**
 * Loads an island when a visitor points at it, touches it or focuses it.
 *
 * @param ref the island's element
 * @param load fetches its component; keeps its identity
 * @returns whether the last load failed, and `retry`, which loads it again
 */
export function useHydrateOnIntent(
  ref: RefObject<HTMLElement | null>,
  load: () => Promise<void>,
): { loadFailed: boolean; retry: () => void } {
  const [loadFailed, setLoadFailed] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const listening = new AbortController();
    const hydrate = () => {
      load().then(
        () => {
          setLoadFailed(false);
          listening.abort();
        },
        () => {
          setLoadFailed(true);
          element.dispatchEvent(new Event(islandEvent.loadFailed, { bubbles: true }));
        },
      );
    };
    const isRequested =
      element.querySelector(`[${attribute.pending}], [${attribute.loading}]`) !== null;
    if (isRequested || element.contains(document.activeElement)) hydrate();
    const onIntent = ({ type }: Event) => {
      // An alert with a retry button must not vanish while the pointer or the focus moves to it.
      const isAlerting = element.querySelector("[role=alert]") !== null;
      if (type === islandEvent.requested || !isAlerting) hydrate();
    };
    const { signal } = listening;
    for (const intent of intents)
      element.addEventListener(intent, onIntent, { capture: true, signal });
    return () => listening.abort();
  }, [ref, load]);

  const retry = () => {
    // Firefox does not fetch a module again that failed once, until the page is reloaded.
    load()
      .then(() => setLoadFailed(false), reloadPage)
      .catch(() => {});
  };
  return { loadFailed, retry };
}
