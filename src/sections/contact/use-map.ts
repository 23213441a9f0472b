import { type RefObject, useEffect, useState } from "react";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";

/**
 * When to show a map: once `element` scrolls into view, or, where the browser saves data, after
 * `load` is called (docs/decisions/0013-map-loads-when-reached.md).
 *
 * @param url null where there is no map
 */
export function useMap(element: RefObject<Element | null>, url: string | null) {
  const [state, setState] = useState<"absent" | "offered" | "failed" | "shown">("absent");
  /** Without an answer the fallback stays, and `failed` is the next state. */
  const fetchMap = (failed: "absent" | "failed") => {
    if (url === null) return;
    // An iframe reports no network error, so the map is shown only once its URL has answered.
    fetch(url, { mode: "no-cors", credentials: "omit" }).then(
      () => setState("shown"),
      () => setState(failed),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fetchMap` depends on the URL alone.
  useEffect(() => {
    if (element.current === null || url === null) return;
    if (prefersReducedData()) {
      setState("offered");
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      fetchMap("absent");
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, url]);
  const load = () => {
    setState("offered");
    fetchMap("failed");
  };
  return { state, load };
}
