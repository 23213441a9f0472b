import { type CopyEvent, copyMachine } from "#machines/copy/copy.machine.ts";
import { drivewayUrl } from "../../tests/support/paving-planner.ts";
import type { Model } from "../support/model.ts";

type CopyModelEvent =
  | CopyEvent
  | { type: "xstate.done.actor.writeText" }
  | { type: "xstate.error.actor.writeText" }
  | { type: "xstate.after.copyTimeout.copy.copying" };

export const copyModel: Model<typeof copyMachine, CopyModelEvent> = {
  name: "copy",
  purpose: "Copies a text, such as a link to a plan, and says what became of it.",
  machine: copyMachine,
  stateKey: ({ value }) => value,
  scenarios: [
    {
      title: "copying: the link to a plan",
      pathname: drivewayUrl,
      input: { text: "" },
      events: (snapshot) => [
        ...(snapshot.matches("copying")
          ? ([
              { type: "xstate.done.actor.writeText" },
              { type: "xstate.error.actor.writeText" },
              { type: "xstate.after.copyTimeout.copy.copying" },
            ] as const)
          : []),
        { type: "copy.requested" },
        { type: "text.changed", text: "" },
      ],
    },
  ],
};
