import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from "xstate";

/** A transition of a machine. */
interface TransitionFact {
  /** Unique within the machine. */
  id: string;
  /** Path of the source state; "" where it holds in every state. */
  source: string;
  /** "menu.toggled", "after hoverIntent, 80 ms", "sendRequest failed", "always". */
  event: string;
  /** Name of the guard with its parameters. */
  guard: string | null;
  /** Path of the target state; null where the state stays. */
  target: string | null;
}

interface MachineFacts {
  /** Named by their paths: "open.services.closed". */
  states: readonly string[];
  transitions: readonly TransitionFact[];
}

export const statePath = ({ path }: Pick<AnyStateNode, "path">) => path.join(".");

/** The paths of all active states, parents first. */
export const activeStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.map(statePath).filter((path) => path !== "");

/** A state and its descendants, in the order of the definition. */
const nodesFrom = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesFrom),
];

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** Readable names of XState's own events. */
const eventNames: readonly (readonly [RegExp, string])[] = [
  [/^$/, "always"],
  [/^xstate\.after\.([^.]+)\..*$/, "after $1"],
  [/^xstate\.done\.actor\.(.+)$/, "$1 done"],
  [/^xstate\.error\.actor\.(.+)$/, "$1 failed"],
];

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
  throw new Error("Expected a named guard, got an inline one. Name it in setup({ guards }).");
}

/** Lists every state except the root, and every transition. */
export function machineFacts({ root, implementations }: AnyStateMachine): MachineFacts {
  const durationOf = (transition: AnyTransitionDefinition) => {
    const delay = "delay" in transition ? implementations.delays[String(transition.delay)] : null;
    return typeof delay === "number" ? `, ${delay} ms` : "";
  };
  const nodes = nodesFrom(root);
  return {
    states: nodes.filter((node) => node !== root).map(statePath),
    transitions: nodes.flatMap(transitionsOf).map((transition) => ({
      id: transitionId(transition),
      source: statePath(transition.source),
      event: eventName(transition.eventType) + durationOf(transition),
      guard: guardName(transition),
      target: transition.target?.map(statePath).join(" and ") ?? null,
    })),
  };
}

/** Unique because transitions for the same event in the same state differ by their guards. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  return [statePath(source), eventType, guardName(transition) ?? ""].join("|");
}
