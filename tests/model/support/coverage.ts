import type { AnyStateMachine, EventObject } from "xstate";
import { machineFacts, type TransitionFact } from "./machine-facts.ts";
import type { Model, Path } from "./model.ts";

/** How much of a machine its paths cover. */
export interface Coverage {
  name: string;
  states: readonly { path: string; covered: boolean }[];
  transitions: readonly (TransitionFact & { times: number })[];
  paths: number;
  steps: number;
}

export function coverageOf<Machine extends AnyStateMachine, Event extends EventObject>(
  { name, machine }: Model<Machine, Event>,
  paths: readonly Path<Machine, Event>[],
): Coverage {
  const { states, transitions } = machineFacts(machine);
  return {
    name,
    states: states.map(({ path }) => ({
      path,
      covered: paths.some((each) => each.states.has(path)),
    })),
    transitions: transitions.map((transition) => ({
      ...transition,
      times: paths.reduce((sum, each) => sum + (each.transitions.get(transition.id) ?? 0), 0),
    })),
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
  };
}

/** Describes a transition in a line: "open: menu.toggled [guard] to closed". */
export const describeTransition = ({ source, event, guard, target }: TransitionFact): string =>
  [
    `${source === "" ? "in every state" : source}:`,
    event,
    ...(guard === null ? [] : [`[${guard}]`]),
    target === null ? "stays" : `to ${target}`,
  ].join(" ");

/** Describes every state and transition that no path takes. */
export const uncovered = ({ states, transitions }: Coverage): readonly string[] => [
  ...states.filter(({ covered }) => !covered).map(({ path }) => `the state ${path}`),
  ...transitions
    .filter(({ times }) => times === 0)
    .map((transition) => `the transition ${describeTransition(transition)}`),
];

const share = (part: number, all: number) =>
  `${part} of ${all} (${all === 0 ? 100 : Math.floor((100 * part) / all)} %)`;

/** A text table with a line for each machine. */
export function coverageTable(coverages: readonly Coverage[]): string {
  const rows = [
    ["machine", "states", "transitions", "paths", "steps"],
    ...coverages.map(({ name, states, transitions, paths, steps }) => [
      name,
      share(states.filter(({ covered }) => covered).length, states.length),
      share(transitions.filter(({ times }) => times > 0).length, transitions.length),
      String(paths),
      String(steps),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}
