import type { AnyStateMachine, EventObject } from "xstate";
import { type Coverage, coverageOf } from "./coverage.ts";
import { machineDiagram } from "./machine-diagram.ts";
import type { Model } from "./model.ts";
import { walksOf } from "./walk-machine.ts";

/** A machine, what its walks cover, and its page in docs/machines. */
export interface MachineReport {
  name: string;
  file: string;
  coverage: Coverage;
  page: string;
}

/** Reports on a machine; `part` tells several models of one machine apart. */
export function reportOf<Machine extends AnyStateMachine, Event extends EventObject>(
  model: Model<Machine, Event>,
  part?: string,
): MachineReport {
  const { name, file, purpose, machine } = model;
  const coverage = coverageOf(model, walksOf(model));
  return {
    name,
    file,
    coverage: { ...coverage, name: part === undefined ? name : `${name} (${part})` },
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
  { states, transitions, walks, steps }: Coverage,
): string {
  const walkedStates = states.filter(({ walked }) => walked).length;
  const walkedTransitions = transitions.filter(({ times }) => times > 0).length;
  const rows = transitions.map(({ source, event, guard, target, times }) =>
    row([source || "every state", event, guard ?? "", target ?? "stays", String(times)]),
  );
  return [
    `# ${titleOf(name)}`,
    "",
    purpose,
    "",
    `Made from \`${file}\` by \`npm run docs:machines\`; a test says when it is out of date.`,
    "",
    "```mermaid",
    diagram,
    "```",
    "",
    `The model-based tests reach ${walkedStates} of ${states.length} states and ${walkedTransitions} of`,
    `${transitions.length} transitions, on ${walks === 1 ? "1 walk" : `${walks} walks`} of ${steps} steps.`,
    "",
    row(["from", "event", "guard", "to", "walked"]),
    row(["---", "---", "---", "---", "---:"]),
    ...rows,
    "",
  ].join("\n");
}
