/** A task of the main thread, in ms of the emulated phone. */
export interface LongTask {
  duration: number;
  /** What took longest in it, with its own time. */
  parts: readonly (readonly [name: string, time: number])[];
}

/** An event of Chrome's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  /** "X" for an event that has a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { name?: string };
}

interface TimedEvent extends TraceEvent {
  dur: number;
}

export const tracedCategories = [
  "devtools.timeline",
  "v8",
  "disabled-by-default-v8.compile",
  "toplevel",
  "blink",
];

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/** The timed events of the busiest main thread of a renderer, in order: an event before those within it. */
function mainThreadEvents(events: readonly TraceEvent[]): TimedEvent[] {
  const threads = new Map<string, TimedEvent[]>();
  for (const event of events) {
    if (event.name === "thread_name" && event.args?.name === "CrRendererMain") {
      threads.set(threadOf(event), []);
    }
  }
  for (const event of events) {
    const { ph, dur } = event;
    if (ph === "X" && dur !== undefined) threads.get(threadOf(event))?.push({ ...event, dur });
  }
  const [busiest = []] = [...threads.values()].sort((one, other) => other.length - one.length);
  return busiest.sort((one, other) => one.ts - other.ts || other.dur - one.dur);
}

/** The longest tasks of a trace, each with the four kinds of work that took longest in it. */
export function longestTasks(trace: string, count: number): LongTask[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const tasks: { duration: number; times: Map<string, number> }[] = [];
  const open: TimedEvent[] = [];
  for (const event of mainThreadEvents(traceEvents)) {
    let parent = open.at(-1);
    while (parent !== undefined && parent.ts + parent.dur <= event.ts) {
      open.pop();
      parent = open.at(-1);
    }
    if (parent === undefined) tasks.push({ duration: event.dur / 1000, times: new Map() });
    const times = tasks.at(-1)?.times;
    const add = (name: string, time: number) =>
      times?.set(name, (times.get(name) ?? 0) + time / 1000);
    add(event.name, event.dur);
    // A part's own time is without what is within it.
    if (parent !== undefined) add(parent.name, -event.dur);
    open.push(event);
  }
  return tasks
    .sort((one, other) => other.duration - one.duration)
    .slice(0, count)
    .map(({ duration, times }) => ({
      duration,
      parts: [...times].sort(([, one], [, other]) => other - one).slice(0, 4),
    }));
}
