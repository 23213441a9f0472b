import type { AnyStateMachine, EventObject } from "xstate";
import { findPaths } from "./find-paths.ts";
import { machineDiagram } from "./machine-diagram.ts";
import { machineFacts } from "./machine-facts.ts";
import type { Model } from "./model.ts";

/** A machine with its page in docs/machines. */
export interface MachineReport {
  name: string;
  file: string;
  /** Every state and transition that no path takes. */
  uncovered: readonly string[];
  page: string;
}

export function reportOf<Machine extends AnyStateMachine, Event extends EventObject>(
  model: Model<Machine, Event>,
): MachineReport {
  const { name, file, purpose, machine } = model;
  const paths = findPaths(model);
  const { states, transitions } = machineFacts(machine);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
  return {
    name,
    file,
    uncovered: [
      ...states.filter((state) => !paths.some((path) => path.states.has(state))),
      ...transitions
        .map(({ id }) => id)
        .filter((id) => !paths.some((path) => path.transitions.has(id))),
    ],
    page: `# ${title}

${purpose}

Made from \`${file}\` by \`npm run docs:machines\`; a test fails when it is out of date.

\`\`\`mermaid
${machineDiagram(machine)}
\`\`\`
`,
  };
}
