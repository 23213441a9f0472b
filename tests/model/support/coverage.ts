import type { AnyStateMachine, EventObject } from "xstate";
import { machineFacts, type TransitionFact } from "./machine-facts.ts";
import type { Model, Walk } from "./model.ts";

/** What of a machine its walks reach. */
export interface Coverage {
  name: string;
  states: readonly { path: string; walked: boolean }[];
  transitions: readonly (TransitionFact & { times: number })[];
  walks: number;
  steps: number;
}

/** What the walks of a machine reach of its definition. */
export function coverageOf<Machine extends AnyStateMachine, Event extends EventObject>(
  { name, machine }: Model<Machine, Event>,
  walks: readonly Walk<Machine, Event>[],
): Coverage {
  const { states, transitions } = machineFacts(machine);
  return {
    name,
    states: states.map(({ path }) => ({
      path,
      walked: walks.some((walk) => walk.states.has(path)),
    })),
    transitions: transitions.map((transition) => ({
      ...transition,
      times: walks.reduce((sum, walk) => sum + (walk.transitions.get(transition.id) ?? 0), 0),
    })),
    walks: walks.length,
    steps: walks.reduce((sum, { steps }) => sum + steps.length, 0),
  };
}

/** A transition in a line: "open: menu.toggled [guard] to closed". */
export const transitionInWords = ({ source, event, guard, target }: TransitionFact): string =>
  [
    `${source === "" ? "in every state" : source}:`,
    event,
    ...(guard === null ? [] : [`[${guard}]`]),
    target === null ? "stays" : `to ${target}`,
  ].join(" ");

/** What no walk reaches, in words; empty when all is covered. */
export const notWalked = ({ states, transitions }: Coverage): readonly string[] => [
  ...states.filter(({ walked }) => !walked).map(({ path }) => `the state ${path}`),
  ...transitions
    .filter(({ times }) => times === 0)
    .map((transition) => `the transition ${transitionInWords(transition)}`),
];

const share = (part: number, all: number) =>
  `${part} of ${all} (${all === 0 ? 100 : Math.floor((100 * part) / all)} %)`;

/** One line for each machine, with a line of headings. */
export function coverageTable(coverages: readonly Coverage[]): string {
  const rows = [
    ["machine", "states", "transitions", "walks", "steps"],
    ...coverages.map(({ name, states, transitions, walks, steps }) => [
      name,
      share(states.filter(({ walked }) => walked).length, states.length),
      share(transitions.filter(({ times }) => times > 0).length, transitions.length),
      String(walks),
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
