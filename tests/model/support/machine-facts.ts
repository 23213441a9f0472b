import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from "xstate";

/** A state of a machine's definition, named by its path: "open.services.closed". */
export interface StateFact {
  path: string;
  node: AnyStateNode;
}

/** A transition of a machine's definition, in words. */
export interface TransitionFact {
  /** Tells it apart from every other transition of its machine. */
  id: string;
  /** Path of the state that it leaves; "" where it holds in every state. */
  source: string;
  /** "menu.toggled", "after hoverIntent", "sendRequest failed", "always". */
  event: string;
  /** Name of the guard with its parameters; null where the way is free. */
  guard: string | null;
  /** Path of the state that it enters; null where the state stays. */
  target: string | null;
}

/** What a machine's definition holds. */
export interface MachineFacts {
  states: readonly StateFact[];
  transitions: readonly TransitionFact[];
}

/** The name of a state: the keys on the way to it. */
export const statePath = ({ path }: Pick<AnyStateNode, "path">) => path.join(".");

/** The paths of all states that are active at once, the outer before the inner. */
export const activeStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.map(statePath).filter((path) => path !== "");

/** A state and every one below it, in the order of the definition. */
const nodesFrom = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesFrom),
];

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** What XState calls the ends of an actor and of a delay, in words. */
const eventNames: readonly (readonly [RegExp, string])[] = [
  [/^$/, "always"],
  [/^xstate\.after\.([^.]+)\..*$/, "after $1"],
  [/^xstate\.done\.actor\.(.+)$/, "$1 done"],
  [/^xstate\.error\.actor\.(.+)$/, "$1 failed"],
];

/** The name of an event as a reader knows it. */
export function eventName(type: string): string {
  const [pattern, name] = eventNames.find(([known]) => known.test(type)) ?? [];
  return pattern === undefined || name === undefined ? type : type.replace(pattern, name);
}

function guardName({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === "string") return guard;
  if (typeof guard === "object" && "type" in guard) {
    return guard.params === undefined ? guard.type : `${guard.type} ${String(guard.params)}`;
  }
  throw new Error("A guard has no name. Name it in setup({ guards }).");
}

/** Every state and every transition of a machine; its root is no state of its own. */
export function machineFacts({ root }: AnyStateMachine): MachineFacts {
  const nodes = nodesFrom(root);
  return {
    states: nodes.filter((node) => node !== root).map((node) => ({ path: statePath(node), node })),
    transitions: nodes.flatMap(transitionsOf).map((transition) => ({
      id: transitionId(transition),
      source: statePath(transition.source),
      event: eventName(transition.eventType),
      guard: guardName(transition),
      target: transition.target?.map(statePath).join(" and ") ?? null,
    })),
  };
}

/**
 * Names a transition of a definition. Of several for one event each has another guard, since the
 * first without one would shut out the rest.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  return [statePath(source), eventType, guardName(transition) ?? ""].join("|");
}
