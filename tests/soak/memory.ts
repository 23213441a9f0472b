import type { CDPSession } from "@playwright/test";

/** What the page holds on to, once everything that can be thrown away is. */
export interface Memory {
  /** Of its script, in kB. */
  heap: number;
  /** Elements and texts, those of the page and those that something still holds. */
  nodes: number;
  listeners: number;
}

const metricNames = {
  heap: "JSHeapUsedSize",
  nodes: "Nodes",
  listeners: "JSEventListeners",
} as const;

/** Collects the garbage and measures what is left. */
export async function measureMemory(session: CDPSession): Promise<Memory> {
  await session.send("Runtime.discardConsoleEntries");
  // What one collection frees may have held what the next one frees.
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const figure = (wanted: string) => {
    const found = metrics.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`The browser does not measure ${wanted}.`);
    return found.value;
  };
  return {
    heap: Math.round(figure(metricNames.heap) / 1000),
    nodes: figure(metricNames.nodes),
    listeners: figure(metricNames.listeners),
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The middle one of several measurements, each figure for itself. */
export const medianOf = (marks: readonly Memory[]): Memory => ({
  heap: median(marks.map(({ heap }) => heap)),
  nodes: median(marks.map(({ nodes }) => nodes)),
  listeners: median(marks.map(({ listeners }) => listeners)),
});
