import type { AnyStateMachine, EventObject } from "xstate";
import { findPaths } from "./find-paths.ts";
import { machineDiagram } from "./machine-diagram.ts";
import { eventName, machineFacts } from "./machine-facts.ts";
import type { Model, Path, Step } from "./model.ts";

/** A machine with its page, the README of its folder. */
interface MachineReport {
  name: string;
  /** Every state and transition that no path takes. */
  uncovered: readonly string[];
  page: string;
}

const isPlain = (value: unknown) => value === null || !/object|function/.test(typeof value);

/** What the paths do, in Node: a row for every event in every state, with what the event causes. */
function stepRows<Machine extends AnyStateMachine, Event extends EventObject>(
  { stateKey, contentNames = {} }: Model<Machine, Event>,
  paths: readonly Path<Machine, Event>[],
): ReadonlySet<string> {
  const inWords = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return "–";
    if (Array.isArray(value)) return `[${value.map(inWords).join(", ")}]`;
    if (typeof value !== "object") return contentNames[String(value)] ?? String(value);
    const parts = Object.entries(value).map(([key, part]) => `${key}: ${inWords(part)}`);
    return `{${parts.join(", ")}}`;
  };
  /** An object that an event carries has the name of its property. */
  const carried = ([name, value]: [string, unknown]) =>
    isPlain(value) || (Array.isArray(value) && value.every(isPlain)) ? inWords(value) : name;
  const state = (snapshot: Parameters<typeof stateKey>[0]) => {
    const key = stateKey(snapshot);
    return (Array.isArray(key) ? key : [key]).map(inWords).join(" · ");
  };
  const row = ({ before, event: { type, ...values }, after, effects }: Step<Machine, Event>) => {
    const event = [eventName(type), ...Object.entries(values).map(carried)].join(" ");
    const caused = effects.map(({ type: name, params }) =>
      params === undefined ? name : `${name} ${inWords(params)}`,
    );
    return `| ${state(before)} | ${event} | ${[state(after), ...caused].join("; ")} |`;
  };
  return new Set(paths.flatMap(({ steps }) => steps.map(row)).sort());
}

export function reportOf<Machine extends AnyStateMachine, Event extends EventObject>(
  model: Model<Machine, Event>,
): MachineReport {
  const { name, purpose, machine } = model;
  const paths = findPaths(model);
  const { states, transitions } = machineFacts(machine);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
  return {
    name,
    uncovered: [
      ...states.filter((state) => !paths.some((path) => path.states.has(state))),
      ...transitions
        .map(({ id }) => id)
        .filter((id) => !paths.some((path) => path.transitions.has(id))),
    ],
    page: `# ${title}

${purpose}

Made from \`${name}.machine.ts\` by \`npm run docs:machines\`; a test fails when it is out of date.

\`\`\`mermaid
${machineDiagram(machine)}
\`\`\`

| in | when | then |
|---|---|---|
${[...stepRows(model, paths)].join("\n")}
`,
  };
}
