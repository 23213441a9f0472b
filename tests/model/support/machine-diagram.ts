import type { AnyStateMachine, AnyStateNode } from "xstate";
import type { Coverage } from "./coverage.ts";
import { statePath, type TransitionFact } from "./machine-facts.ts";

/** Stands for every state in a diagram: where a transition of the whole machine begins. */
const anywhere = "anywhere";

const idOf = (path: string) => (path === "" ? anywhere : path.replaceAll(".", "_"));
const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** The path of the state around a state; "" for the machine. */
const around = (path: string) => path.split(".").slice(0, -1).join(".");

/** The innermost state around two others: their arrow is drawn in it. */
function aroundBoth(one: string, other: string): string {
  let outer = around(one);
  while (outer !== "" && !`${other}.`.startsWith(`${outer}.`)) outer = around(outer);
  return outer === other ? around(outer) : outer;
}

interface Arrow {
  from: string;
  to: string;
  labels: string[];
}

const labelOf = ({ event, guard, times }: TransitionFact & { times: number }) =>
  [times === 0 ? "NOT WALKED:" : "", event, guard === null ? "" : `[${guard}]`]
    .filter((part) => part !== "")
    .join(" ");

/** One arrow for all transitions between the same two states. */
function arrowsOf({ transitions }: Coverage): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const transition of transitions) {
    const { source: from, target } = transition;
    const to = target ?? from;
    const key = `${from} ${to}`;
    const arrow = arrows.get(key) ?? { from, to, labels: [] };
    arrow.labels.push(labelOf(transition));
    arrows.set(key, arrow);
  }
  return [...arrows.values()];
}

/**
 * A machine as a Mermaid state diagram (https://mermaid.js.org/syntax/stateDiagram.html): states,
 * and transitions with their events and guards. An arrow back to its own state stays in it. What no
 * walk takes is marked.
 */
export function machineDiagram({ root }: AnyStateMachine, coverage: Coverage): string {
  const arrows = arrowsOf(coverage);
  const notWalked = new Set(
    coverage.states.filter(({ walked }) => !walked).map(({ path }) => path),
  );

  const arrowsIn = (path: string) =>
    arrows
      .filter(({ from, to }) => aroundBoth(from, to) === path)
      .map(({ from, to, labels }) => `${idOf(from)} --> ${idOf(to)} : ${labels.join("<br/>")}`);

  const inside = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states).map(stateLines);
    const first = node.initial?.target.map((target) => `[*] --> ${idOf(statePath(target))}`) ?? [];
    const regions =
      node.type === "parallel"
        ? children.flatMap((lines, index) => (index === 0 ? lines : ["--", ...lines]))
        : children.flat();
    return [...first, ...regions, ...arrowsIn(statePath(node))];
  };

  const stateLines = (node: AnyStateNode): string[] => {
    const path = statePath(node);
    const name = notWalked.has(path) ? `NOT WALKED: ${node.key}` : node.key;
    const heading = `state "${name}" as ${idOf(path)}`;
    return Object.keys(node.states).length === 0
      ? [heading]
      : [`${heading} {`, ...indent(inside(node)), "}"];
  };

  const isUsed = arrows.some(({ from }) => from === "");
  const lines = [...(isUsed ? [`state "in every state" as ${anywhere}`] : []), ...inside(root)];
  return ["stateDiagram-v2", ...indent(lines)].join("\n");
}
