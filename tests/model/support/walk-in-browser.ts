import type { AnyStateMachine, EventObject, SnapshotFrom } from "xstate";
import { test, type Visitor } from "../../support/visitor.ts";
import { activeStates, eventName, machineFacts } from "./machine-facts.ts";
import type { Model, Step, Visit, Walk } from "./model.ts";
import { walksOf } from "./walk-machine.ts";

/** A state that the machine leaves in the same moment: nobody ever sees it. */
export const leftAtOnce = "left at once";

/** Looks for what a visitor perceives in a state; `event` led there, at the start nothing did. */
type Sight<World, Machine extends AnyStateMachine, Event> = (
  world: World,
  now: SnapshotFrom<Machine>,
  event: Event | undefined,
) => Promise<void>;

/** How a walk through a machine is a visit to the site. */
export interface Stage<World, Machine extends AnyStateMachine, Event extends EventObject> {
  /** Opens the page on which a walk begins; what it returns is handed to gestures and sights. */
  begin: (visitor: Visitor, visit: Visit<Machine, Event>) => Promise<World>;
  /** For each event what a visitor, the receiver or the clock does. */
  gestures: {
    [Type in Event["type"]]: (
      world: World,
      event: Extract<Event, { type: Type }>,
      step: Step<Machine, Event>,
    ) => Promise<void>;
  };
  /** For each state of the definition, by its path, what a visitor perceives. */
  sights: Readonly<Record<string, Sight<World, Machine, Event> | typeof leftAtOnce>>;
}

/** A walk as a test. */
export interface WalkInBrowser {
  title: string;
  take: (visitor: Visitor) => Promise<void>;
}

/**
 * The walks through a machine, to be taken in a browser: event by event a gesture, and in every
 * state a look at what there is to see.
 *
 * @throws Error while the tests are collected, if a state has no sight or an event no gesture
 */
export function walksInBrowser<World, Machine extends AnyStateMachine, Event extends EventObject>(
  model: Model<Machine, Event>,
  stage: Stage<World, Machine, Event>,
): readonly WalkInBrowser[] {
  const walks = walksOf(model);
  checkTables(model, walks, stage);
  return walks.map(({ title, visit, start, steps }) => ({
    title,
    take: async (visitor) => {
      const world = await stage.begin(visitor, visit);
      await look(stage, world, start, undefined);
      for (const [index, step] of steps.entries()) {
        await test.step(`${index + 1}. ${eventInWords(step.event)}`, async () => {
          await gestureFor(stage, step.event)(world, step.event, step);
          await look(stage, world, step.after, step.event);
        });
      }
    },
  }));
}

/** The name of an event with what it carries. */
function eventInWords({ type, ...carried }: EventObject): string {
  const values = Object.values(carried);
  return [eventName(type), ...values.map((value) => JSON.stringify(value))].join(" ");
}

type AnyGesture<World, Machine extends AnyStateMachine, Event extends EventObject> = (
  world: World,
  event: Event,
  step: Step<Machine, Event>,
) => Promise<void>;

function gestureFor<World, Machine extends AnyStateMachine, Event extends EventObject>(
  { gestures }: Stage<World, Machine, Event>,
  { type }: Event,
): AnyGesture<World, Machine, Event> {
  const found = Object.entries(gestures).find(([key]) => key === type)?.[1];
  if (typeof found !== "function") throw new Error(`The event ${type} has no gesture.`);
  // It stands below the event's own type, so it takes this very event; TypeScript cannot see that.
  return found as AnyGesture<World, Machine, Event>;
}

async function look<World, Machine extends AnyStateMachine, Event extends EventObject>(
  { sights }: Stage<World, Machine, Event>,
  world: World,
  now: SnapshotFrom<Machine>,
  event: Event | undefined,
) {
  for (const path of activeStates(now)) {
    const sight = sights[path];
    if (typeof sight !== "function") throw new Error(`Nobody can see the state ${path}.`);
    await sight(world, now, event);
  }
}

function checkTables<World, Machine extends AnyStateMachine, Event extends EventObject>(
  { name, machine }: Model<Machine, Event>,
  walks: readonly Walk<Machine, Event>[],
  stage: Stage<World, Machine, Event>,
) {
  const states = machineFacts(machine).states.map(({ path }) => path);
  const faults = [
    ...states.filter((path) => !(path in stage.sights)).map((path) => `no sight of ${path}`),
    ...Object.keys(stage.sights)
      .filter((path) => !states.includes(path))
      .map((path) => `a sight of ${path}, which there is not`),
  ];
  if (faults.length > 0) throw new Error(`The ${name} has ${faults.join(", ")}.`);
  for (const { steps } of walks) for (const { event } of steps) gestureFor(stage, event);
}
