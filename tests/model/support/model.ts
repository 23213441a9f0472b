import type { AnyStateMachine, EventObject, InputFrom, SnapshotFrom } from "xstate";

/**
 * What XState itself reports to a machine: how an actor ended (`xstate.done.actor.…`,
 * `xstate.error.actor.…`) and that a time is over (`xstate.after.…`).
 */
export interface SystemEvent extends EventObject {
  type: `xstate.${string}`;
}

/** What visitors do on one page in one go, and where they begin. */
export interface Visit<Machine extends AnyStateMachine, Event extends EventObject> {
  /** The title of its test: a promise to a visitor. */
  title: string;
  /** The address on which it begins. */
  address: string;
  input: InputFrom<Machine>;
  /** All that a visitor, the receiver or the clock can do in a state; none where the visit ends. */
  events: (now: SnapshotFrom<Machine>) => readonly Event[];
}

/** A machine with all that can happen to it. */
export interface Model<Machine extends AnyStateMachine, Event extends EventObject> {
  /** Names its page in docs/machines. */
  name: string;
  /** Where the machine is written. */
  file: string;
  /** One sentence on what it is. */
  purpose: string;
  machine: Machine;
  visits: readonly Visit<Machine, Event>[];
  /** What tells two states apart for a visitor: values by their class, so that there is an end. */
  classOf: (snapshot: SnapshotFrom<Machine>) => unknown;
}

/** A state with what led to it. */
export interface Step<Machine extends AnyStateMachine, Event extends EventObject> {
  event: Event;
  before: SnapshotFrom<Machine>;
  after: SnapshotFrom<Machine>;
}

/** A way through a machine. */
export interface Walk<Machine extends AnyStateMachine, Event extends EventObject> {
  title: string;
  visit: Visit<Machine, Event>;
  start: SnapshotFrom<Machine>;
  steps: readonly Step<Machine, Event>[];
  /** How often it takes each transition, by id; those taken at the very start count as well. */
  transitions: ReadonlyMap<string, number>;
  /** The states that it enters, those left at once included. */
  states: ReadonlySet<string>;
}
