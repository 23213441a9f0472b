import { quoteFormActor } from "./quote-form.actor.ts";

/**
 * Adds a line to the end of Project Details, unless it is there already. From then on it is the visitor's
 * own, to edit or to delete (docs/specification.md#quote-dialog).
 */
export function addDetailsLine(line: string) {
  const { message } = quoteFormActor.getSnapshot().context.values;
  if (message.split("\n").includes(line)) return;
  const value = message === "" ? line : `${message.trimEnd()}\n${line}`;
  quoteFormActor.send({ type: "field.changed", field: "message", value });
}
