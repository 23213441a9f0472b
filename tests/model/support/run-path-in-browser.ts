import type { AnyStateMachine, EventObject, SnapshotFrom } from "xstate";
import { findPaths } from "../../../machines/support/find-paths.ts";
import { activeStates, eventName, machineFacts } from "../../../machines/support/machine-facts.ts";
import type { Model, Path, Scenario, Step } from "../../../machines/support/model.ts";
import { test, type Visitor } from "../../support/visitor.ts";

/** Marks a state that the machine leaves in the same macrostep, so that it is never rendered. */
const transient = "transient";

/** Checks what the page shows in a state; `event` led there and is undefined at the start. */
type Assertion<Fixture, Machine extends AnyStateMachine, Event> = (
  fixture: Fixture,
  snapshot: SnapshotFrom<Machine>,
  event: Event | undefined,
) => Promise<void>;

type Action<Fixture, Machine extends AnyStateMachine, Event extends EventObject, Own = Event> = (
  fixture: Fixture,
  event: Own,
  step: Step<Machine, Event>,
) => Promise<void>;

/** How the events and states of a machine show in the browser. */
interface BrowserBindings<Fixture, Machine extends AnyStateMachine, Event extends EventObject> {
  /** Opens the page of a scenario; its result is passed to every action and assertion. */
  start: (visitor: Visitor, scenario: Scenario<Machine, Event>) => Promise<Fixture>;
  /** By event type: how a visitor, the receiver or the clock causes it. */
  actions: {
    [Type in Event["type"]]: Action<Fixture, Machine, Event, Extract<Event, { type: Type }>>;
  };
  /** By state path. */
  assertions: Readonly<Record<string, Assertion<Fixture, Machine, Event> | typeof transient>>;
}

/** The `start` of machines whose page needs no preparation. */
export async function openScenario({ page, open }: Visitor, { pathname }: { pathname: string }) {
  await open(pathname);
  return page;
}

/**
 * Registers a test for every path through a machine: an action for every event and, in every state,
 * its assertion.
 *
 * @param tagsOf Playwright tags by the title of the path
 * @throws Error while tests are collected, if a state has no assertion or an event has no action
 */
export function testPaths<Fixture, Machine extends AnyStateMachine, Event extends EventObject>(
  model: Model<Machine, Event>,
  bindings: BrowserBindings<Fixture, Machine, Event>,
  tagsOf: (title: string) => string[] = () => [],
): void {
  const paths = findPaths(model);
  checkBindings(model, paths, bindings);
  for (const path of paths) {
    test(path.title, { tag: tagsOf(path.title) }, ({ page, open }) =>
      runPath(path, bindings, { page, open }),
    );
  }
}

async function runPath<Fixture, Machine extends AnyStateMachine, Event extends EventObject>(
  { scenario, start, steps }: Path<Machine, Event>,
  bindings: BrowserBindings<Fixture, Machine, Event>,
  visitor: Visitor,
) {
  const fixture = await bindings.start(visitor, scenario);
  await assertState(bindings, fixture, start, undefined);
  for (const [index, step] of steps.entries()) {
    await test.step(`${index + 1}. ${describeEvent(step.event)}`, async () => {
      await actionFor(bindings, step.event)(fixture, step.event, step);
      await assertState(bindings, fixture, step.after, step.event);
    });
  }
}

/** The name of an event and the values it carries. */
function describeEvent({ type, ...carried }: EventObject): string {
  const values = Object.values(carried);
  return [eventName(type), ...values.map((value) => JSON.stringify(value))].join(" ");
}

function actionFor<Fixture, Machine extends AnyStateMachine, Event extends EventObject>(
  { actions }: BrowserBindings<Fixture, Machine, Event>,
  { type }: Event,
): Action<Fixture, Machine, Event> {
  const found = Object.entries(actions).find(([key]) => key === type)?.[1];
  if (typeof found !== "function") throw new Error(`The event ${type} has no action.`);
  // TypeScript cannot see that the action below an event's type takes that event.
  return found as Action<Fixture, Machine, Event>;
}

async function assertState<Fixture, Machine extends AnyStateMachine, Event extends EventObject>(
  { assertions }: BrowserBindings<Fixture, Machine, Event>,
  fixture: Fixture,
  snapshot: SnapshotFrom<Machine>,
  event: Event | undefined,
) {
  for (const path of activeStates(snapshot)) {
    const assertion = assertions[path];
    if (typeof assertion !== "function") throw new Error(`The state ${path} is marked transient.`);
    await assertion(fixture, snapshot, event);
  }
}

function checkBindings<Fixture, Machine extends AnyStateMachine, Event extends EventObject>(
  { name, machine }: Model<Machine, Event>,
  paths: readonly Path<Machine, Event>[],
  bindings: BrowserBindings<Fixture, Machine, Event>,
) {
  const { states } = machineFacts(machine);
  const mistakes = [
    ...states
      .filter((path) => !(path in bindings.assertions))
      .map((path) => `no assertion for ${path}`),
    ...Object.keys(bindings.assertions)
      .filter((path) => !states.includes(path))
      .map((path) => `an assertion for ${path}, which does not exist`),
  ];
  if (mistakes.length > 0) throw new Error(`The ${name} has ${mistakes.join(", ")}.`);
  for (const { steps } of paths) for (const { event } of steps) actionFor(bindings, event);
}
