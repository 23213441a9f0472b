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
const describeTransition = ({ source, event, guard, target }: TransitionFact): string =>
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
