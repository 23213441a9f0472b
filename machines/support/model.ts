import type { AnyStateMachine, EventObject, InputFrom, SnapshotFrom } from "xstate";

/** What visitors do on one page in one go, and where they start. */
export interface Scenario<Machine extends AnyStateMachine, Event extends EventObject> {
  title: string;
  /** The page on which it starts. */
  pathname: string;
  input: InputFrom<Machine>;
  /** The events that can happen in a state, caused by the visitor, the receiver or the clock. */
  events: (snapshot: SnapshotFrom<Machine>) => readonly Event[];
}

/** A machine with the events that its tests send. */
export interface Model<Machine extends AnyStateMachine, Event extends EventObject> {
  /** That of its folder. */
  name: string;
  /** One sentence. */
  purpose: string;
  machine: Machine;
  scenarios: readonly Scenario<Machine, Event>[];
  /** Two snapshots with the same key count as one state; has to take finitely many values. */
  stateKey: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** What its page calls texts of content, so that no edit of content changes the page. */
  contentNames?: Readonly<Record<string, string>>;
}

export interface Effect {
  type: string;
  params: unknown;
}

/** An event with the states before and after it. */
export interface Step<Machine extends AnyStateMachine, Event extends EventObject> {
  event: Event;
  before: SnapshotFrom<Machine>;
  after: SnapshotFrom<Machine>;
  /** The actions that it causes outside the machine, and the events that it emits. */
  effects: readonly Effect[];
}

/** A sequence of events through a machine. */
export interface Path<Machine extends AnyStateMachine, Event extends EventObject> {
  title: string;
  scenario: Scenario<Machine, Event>;
  start: SnapshotFrom<Machine>;
  steps: readonly Step<Machine, Event>[];
  /** The ids of the transitions taken, initial ones included. */
  transitions: ReadonlySet<string>;
  /** The states entered, transient ones included. */
  states: ReadonlySet<string>;
}
