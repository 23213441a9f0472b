import type { AnyStateMachine, AnyStateNode } from "xstate";
import { machineFacts, statePath } from "./machine-facts.ts";

/** Source of the transitions that hold in every state. */
const anywhere = "anywhere";

const idOf = (path: string) => (path === "" ? anywhere : path.replaceAll(".", "_"));
const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Path of the parent state; "" for the machine. */
const parentOf = (path: string) => path.split(".").slice(0, -1).join(".");

/** The innermost state that contains both: their arrow is drawn inside it. */
function commonAncestor(one: string, other: string): string {
  let outer = parentOf(one);
  while (outer !== "" && !`${other}.`.startsWith(`${outer}.`)) outer = parentOf(outer);
  return outer === other ? parentOf(outer) : outer;
}

interface Arrow {
  from: string;
  to: string;
  labels: string[];
}

/** Joins the transitions between the same two states into one arrow. */
function arrowsOf(machine: AnyStateMachine): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { source: from, event, guard, target } of machineFacts(machine).transitions) {
    const to = target ?? from;
    const arrow = arrows.get(`${from} ${to}`) ?? { from, to, labels: [] };
    arrow.labels.push(guard === null ? event : `${event} [${guard}]`);
    arrows.set(`${from} ${to}`, arrow);
  }
  return [...arrows.values()];
}

/** Renders a machine as a Mermaid state diagram (https://mermaid.js.org/syntax/stateDiagram.html). */
export function machineDiagram(machine: AnyStateMachine): string {
  const arrows = arrowsOf(machine);
  const arrowsIn = (path: string) =>
    arrows
      .filter(({ from, to }) => commonAncestor(from, to) === path)
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
    const heading = `state "${node.key}" as ${idOf(statePath(node))}`;
    return Object.keys(node.states).length === 0
      ? [heading]
      : [`${heading} {`, ...indent(inside(node)), "}"];
  };

  const isUsed = arrows.some(({ from }) => from === "");
  const lines = [
    ...(isUsed ? [`state "in every state" as ${anywhere}`] : []),
    ...inside(machine.root),
  ];
  return ["stateDiagram-v2", ...indent(lines)].join("\n");
}
