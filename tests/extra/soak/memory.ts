import type { CDPSession } from "@playwright/test";
import { median } from "../bench/figures.ts";

/** Memory of the page after garbage collection. */
export interface Memory {
  /** JavaScript heap in kB. */
  heap: number;
  /** DOM nodes, detached ones included. */
  nodes: number;
  listeners: number;
}

const metricNames = {
  heap: "JSHeapUsedSize",
  nodes: "Nodes",
  listeners: "JSEventListeners",
} as const;

export async function measureMemory(session: CDPSession): Promise<Memory> {
  await session.send("Runtime.discardConsoleEntries");
  // What one collection frees may have kept other objects alive.
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const figure = (metric: string) => {
    const found = metrics.find(({ name }) => name === metric);
    if (found === undefined) throw new Error(`Expected the metric ${metric} from the browser.`);
    return found.value;
  };
  return {
    heap: Math.round(figure(metricNames.heap) / 1000),
    nodes: figure(metricNames.nodes),
    listeners: figure(metricNames.listeners),
  };
}

export const medianOf = (marks: readonly Memory[]): Memory => ({
  heap: median(marks.map(({ heap }) => heap)),
  nodes: median(marks.map(({ nodes }) => nodes)),
  listeners: median(marks.map(({ listeners }) => listeners)),
});
