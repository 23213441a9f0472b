import { whenIdle } from "../lib/scheduling.ts";
import { attribute } from "./protocol.ts";

/** Whether the visitor returns or opens a hash, and so has to find the page's full height at once. */
export function needsFullHeight(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  const isReturning = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
  return isReturning || location.hash !== "";
}

/** Ends the skipping of sections (static-html.css.ts): the browser lays out the whole page. */
export const layOutPage = () => document.documentElement.setAttribute(attribute.laidOut, "");

/** Lays out the sections that were skipped, each when the page is idle. */
export const layOutSections = () =>
  layOutEach([...document.querySelectorAll("main section, footer")]);

function layOutEach([section, ...others]: Element[]) {
  if (section === undefined) {
    layOutPage();
    return;
  }
  section.setAttribute(attribute.laidOut, "");
  whenIdle(() => layOutEach(others));
}
