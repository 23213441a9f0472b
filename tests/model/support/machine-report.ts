import type { AnyStateMachine, EventObject } from "xstate";
import { type Coverage, coverageOf } from "./coverage.ts";
import { findPaths } from "./find-paths.ts";
import { machineDiagram } from "./machine-diagram.ts";
import type { Model } from "./model.ts";

/** A machine with the coverage of its paths and its page in docs/machines. */
export interface MachineReport {
  name: string;
  file: string;
  coverage: Coverage;
  page: string;
}

export function reportOf<Machine extends AnyStateMachine, Event extends EventObject>(
  model: Model<Machine, Event>,
): MachineReport {
  const { name, file, purpose, machine } = model;
  const coverage = coverageOf(model, findPaths(model));
  return {
    name,
    file,
    coverage,
    page: pageOf(name, file, purpose, machineDiagram(machine, coverage), coverage),
  };
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function pageOf(
  name: string,
  file: string,
  purpose: string,
  diagram: string,
  { states, transitions, paths, steps }: Coverage,
): string {
  const coveredStates = states.filter(({ covered }) => covered).length;
  const coveredTransitions = transitions.filter(({ times }) => times > 0).length;
  const rows = transitions.map(({ source, event, guard, target, times }) =>
    row([source || "every state", event, guard ?? "", target ?? "stays", String(times)]),
  );
  return [
    `# ${titleOf(name)}`,
    "",
    purpose,
    "",
    `Made from \`${file}\` by \`npm run docs:machines\`; a test fails when it is out of date.`,
    "",
    "```mermaid",
    diagram,
    "```",
    "",
    `The model-based tests cover ${coveredStates} of ${states.length} states and ${coveredTransitions} of`,
    `${transitions.length} transitions, on ${paths === 1 ? "1 path" : `${paths} paths`} of ${steps} steps.`,
    "",
    row(["from", "event", "guard", "to", "taken"]),
    row(["---", "---", "---", "---", "---:"]),
    ...rows,
    "",
  ].join("\n");
}
