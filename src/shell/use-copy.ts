import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { fromPromise } from "xstate";
import { copyMachine } from "#machines/copy/copy.machine.ts";
import { inspected } from "./inspected.ts";

const machine = copyMachine.provide({
  actors: {
    // Async, because without HTTPS `navigator.clipboard` is undefined.
    writeText: fromPromise(async ({ input }) => navigator.clipboard.writeText(input)),
  },
});

/** Copies `text`; `outcome` is what to announce: "" until it is copied or refused. */
export function useCopy(text: string, texts: { copied: string; notCopied: string }) {
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { text } });
  useEffect(() => send({ type: "text.changed", text }), [text, send]);
  const outcomes = { idle: "", copying: "", copied: texts.copied, refused: texts.notCopied };
  return { outcome: outcomes[snapshot.value], copy: () => send({ type: "copy.requested" }) };
}
