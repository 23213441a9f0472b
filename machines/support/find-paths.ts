import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  isMachineSnapshot,
  SimulatedClock,
  type SnapshotFrom,
} from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { activeStates, transitionId } from "./machine-facts.ts";
import type { Effect, Model, Path, Scenario, Step } from "./model.ts";

/** A graph with more edges than this has a `stateKey` that takes too many values. */
const maxEdges = 5_000;

/**
 * Paths that together send every possible event in every state at least once. They are few and
 * long, because every path starts by loading a page.
 */
export function findPaths<Machine extends AnyStateMachine, Event extends EventObject>(
  model: Model<Machine, Event>,
): readonly Path<Machine, Event>[] {
  return model.scenarios.flatMap((scenario) => {
    const sequences = eventSequences(model, scenario);
    return sequences.map((events, index) => ({
      title: sequences.length === 1 ? scenario.title : `${scenario.title} (path ${index + 1})`,
      scenario,
      ...replay(model, scenario, events),
    }));
  });
}

/**
 * The events of each path. xstate/graph explores the machine and finds the shortest way to the
 * nearest state with an untaken edge, again and again until every edge is taken.
 */
function eventSequences<Machine extends AnyStateMachine, Event extends EventObject>(
  { machine, stateKey }: Model<Machine, Event>,
  scenario: Scenario<Machine, Event>,
): readonly (readonly Event[])[] {
  // The graph's types know only the machine's own events, not those of actors and delays.
  const logic: AnyStateMachine = machine;
  const serializeState = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify(stateKey(snapshot as SnapshotFrom<Machine>));
  const eventsByKey = new Map<string, Event>();
  const options = {
    input: scenario.input,
    limit: maxEdges,
    serializeState,
    events: (snapshot: AnyMachineSnapshot) => {
      const events = scenario.events(snapshot as SnapshotFrom<Machine>);
      for (const event of events) eventsByKey.set(JSON.stringify(event), event);
      return events;
    },
  };
  /** Every state with its outgoing edges: event key to state key. */
  const nodes = new Map<string, { state: AnyMachineSnapshot; edges: Map<string, string> }>();
  /** The event keys not yet taken, by state key. */
  const untaken = new Map<string, Set<string>>();
  for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(logic, options))) {
    if ((logic.getTransitionData(state, event) ?? []).length === 0) continue;
    const [from, eventKey] = [serializeState(state), JSON.stringify(event)];
    const node = nodes.get(from) ?? { state, edges: new Map() };
    nodes.set(from, node);
    node.edges.set(eventKey, serializeState(nextState));
    untaken.set(from, (untaken.get(from) ?? new Set()).add(eventKey));
  }

  const toState = (snapshot: AnyMachineSnapshot) => untaken.has(serializeState(snapshot));
  const shortestPathFrom = (from: string) => {
    const fromState = nodes.get(from)?.state;
    if (fromState === undefined) return undefined;
    const paths = getShortestPaths(logic, { ...options, fromState, toState });
    return paths.sort((one, other) => one.weight - other.weight)[0];
  };

  const sequences: Event[][] = [];
  const start = serializeState(createActor(machine, { input: scenario.input }).getSnapshot());
  while (untaken.size > 0) {
    const sequence: Event[] = [];
    let current = start;
    const take = (eventKey: string) => {
      const [event, next] = [eventsByKey.get(eventKey), nodes.get(current)?.edges.get(eventKey)];
      if (event === undefined || next === undefined) throw new Error(`No edge for ${eventKey}.`);
      sequence.push(event);
      const rest = untaken.get(current);
      rest?.delete(eventKey);
      if (rest?.size === 0) untaken.delete(current);
      current = next;
    };
    for (;;) {
      const [next] = untaken.get(current) ?? [];
      const path = next === undefined ? shortestPathFrom(current) : undefined;
      if (next !== undefined) take(next);
      else if (path === undefined) break;
      // The first step of a path is its start, without an event.
      else for (const { event } of path.steps.slice(1)) take(JSON.stringify(event));
    }
    if (sequence.length === 0) {
      throw new Error(`No path leads to ${[...untaken.keys()].join(" or ")}.`);
    }
    sequences.push(sequence);
  }
  return sequences;
}

/** Sends the events to the machine and records every state and transition. */
function replay<Machine extends AnyStateMachine, Event extends EventObject>(
  { machine, name }: Model<Machine, Event>,
  { input }: Scenario<Machine, Event>,
  events: readonly Event[],
): Pick<Path<Machine, Event>, "start" | "steps" | "transitions" | "states"> {
  const transitions = new Set<string>();
  const states = new Set<string>();
  let taken = 0;
  let effects: Effect[] = [];
  const actor = createActor(machine, {
    input,
    // Delays end by an event of the path.
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type === "@xstate.action" && isEffect(inspected.action)) {
        effects.push(inspected.action);
      }
      if (inspected.type !== "@xstate.microstep" || !isMachineSnapshot(inspected.snapshot)) return;
      for (const transition of inspected._transitions) {
        transitions.add(transitionId(transition));
        taken += 1;
      }
      for (const state of activeStates(inspected.snapshot)) states.add(state);
    },
  }).start();
  // The events of actors and delays are not in the machine's event type.
  const anyActor: AnyActorRef = actor;

  const start = actor.getSnapshot();
  for (const state of activeStates(start)) states.add(state);
  const steps: Step<Machine, Event>[] = events.map((event) => {
    const [before, takenBefore] = [actor.getSnapshot(), taken];
    effects = [];
    anyActor.send(event);
    if (taken === takenBefore) {
      throw new Error(`${name} ignores ${event.type}: its stateKey joins states that differ.`);
    }
    return { event, before, after: actor.getSnapshot(), effects };
  });
  actor.stop();
  return { start, steps, transitions, states };
}

/** XState's other actions start and stop actors and delays, which the states show. */
const isEffect = ({ type }: Effect) => type === "xstate.emit" || !type.startsWith("xstate.");
