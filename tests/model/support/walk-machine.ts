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
import {
  adjacencyMapToArray,
  getAdjacencyMap,
  getShortestPaths,
  type StatePath,
} from "xstate/graph";
import { activeStates, transitionId } from "./machine-facts.ts";
import type { Model, Step, Visit, Walk } from "./model.ts";

/** More ways than this from state to state mean that values are not put into classes. */
const mostWays = 5_000;

type Path = StatePath<AnyMachineSnapshot, EventObject>;

/**
 * The ways through a machine on which everything that can happen in each of its states happens at
 * least once. They are few and long, because a walk begins with a page that loads.
 */
export function walksOf<Machine extends AnyStateMachine, Event extends EventObject>(
  model: Model<Machine, Event>,
): readonly Walk<Machine, Event>[] {
  return model.visits.flatMap((visit) => {
    const tours = toursOf(model, visit);
    return tours.map((events, index) => ({
      title: tours.length === 1 ? visit.title : `${visit.title} (walk ${index + 1})`,
      visit,
      ...replay(model, visit, events),
    }));
  });
}

/**
 * The events of each walk: xstate/graph explores the machine and finds the shortest path to the
 * nearest state in which something is left to do, and so on until nothing is.
 */
function toursOf<Machine extends AnyStateMachine, Event extends EventObject>(
  { machine, classOf }: Model<Machine, Event>,
  visit: Visit<Machine, Event>,
): readonly (readonly Event[])[] {
  // The graph's types know the events of the machine alone, not those of actors and delays.
  const logic: AnyStateMachine = machine;
  const serializeState = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify(classOf(snapshot as SnapshotFrom<Machine>));
  const offered = new Map<string, Event>();
  const options = {
    input: visit.input,
    limit: mostWays,
    serializeState,
    events: (snapshot: AnyMachineSnapshot) => {
      const events = visit.events(snapshot as SnapshotFrom<Machine>);
      for (const event of events) offered.set(JSON.stringify(event), event);
      return events;
    },
  };
  /** Every state with a way out of it, and the ways: by the serials of states and events. */
  const places = new Map<string, { state: AnyMachineSnapshot; ways: Map<string, string> }>();
  /** What is left to do in each state. */
  const left = new Map<string, Set<string>>();
  const ways = adjacencyMapToArray(getAdjacencyMap(logic, options));
  for (const { state, event, nextState } of ways) {
    if ((logic.getTransitionData(state, event) ?? []).length === 0) continue;
    const [from, serial] = [serializeState(state), JSON.stringify(event)];
    const place = places.get(from) ?? { state, ways: new Map() };
    places.set(from, place);
    place.ways.set(serial, serializeState(nextState));
    left.set(from, (left.get(from) ?? new Set()).add(serial));
  }

  const hasMore = (snapshot: AnyMachineSnapshot) => left.has(serializeState(snapshot));
  const pathOnFrom = (from: string): Path | undefined => {
    const fromState = places.get(from)?.state;
    if (fromState === undefined) return undefined;
    return getShortestPaths(logic, { ...options, fromState, toState: hasMore }).sort(
      (one, other) => one.weight - other.weight,
    )[0];
  };

  const tours: Event[][] = [];
  const start = JSON.stringify(classOf(createActor(machine, { input: visit.input }).getSnapshot()));
  while (left.size > 0) {
    const tour: Event[] = [];
    let here = start;
    const take = (serial: string) => {
      const [event, next] = [offered.get(serial), places.get(here)?.ways.get(serial)];
      if (event === undefined || next === undefined) throw new Error(`No way by ${serial}.`);
      tour.push(event);
      const rest = left.get(here);
      rest?.delete(serial);
      if (rest?.size === 0) left.delete(here);
      here = next;
    };
    for (;;) {
      const [next] = left.get(here) ?? [];
      const path = next === undefined ? pathOnFrom(here) : undefined;
      if (next !== undefined) take(next);
      else if (path === undefined) break;
      // The first step of a path is where it begins.
      else for (const { event } of path.steps.slice(1)) take(JSON.stringify(event));
    }
    if (tour.length === 0) throw new Error(`Nothing leads to ${[...left.keys()].join(" or ")}.`);
    tours.push(tour);
  }
  return tours;
}

/** Takes the machine along a walk and notes every state and every transition on it. */
function replay<Machine extends AnyStateMachine, Event extends EventObject>(
  { machine, name }: Model<Machine, Event>,
  { input }: Visit<Machine, Event>,
  events: readonly Event[],
): Pick<Walk<Machine, Event>, "start" | "steps" | "transitions" | "states"> {
  const transitions = new Map<string, number>();
  const states = new Set<string>();
  let taken = 0;
  const actor = createActor(machine, {
    input,
    // Delays end when the walk says so.
    clock: new SimulatedClock(),
    inspect: (happening) => {
      if (happening.type !== "@xstate.microstep" || !isMachineSnapshot(happening.snapshot)) return;
      for (const transition of happening._transitions) {
        const id = transitionId(transition);
        transitions.set(id, (transitions.get(id) ?? 0) + 1);
        taken += 1;
      }
      for (const state of activeStates(happening.snapshot)) states.add(state);
    },
  }).start();
  // The ends of actors and delays are events to a machine, although its type does not name them.
  const anyActor: AnyActorRef = actor;

  const start = actor.getSnapshot();
  for (const state of activeStates(start)) states.add(state);
  const steps: Step<Machine, Event>[] = events.map((event) => {
    const [before, takenBefore] = [actor.getSnapshot(), taken];
    anyActor.send(event);
    if (taken === takenBefore) {
      throw new Error(`The ${name} takes no ${event.type}: its classes of states are too wide.`);
    }
    return { event, before, after: actor.getSnapshot() };
  });
  actor.stop();
  return { start, steps, transitions, states };
}
