import { createActor } from "xstate";
import { quoteDialogMachine } from "#machines/quote-dialog/quote-dialog.machine.ts";
import { inspected } from "../../shell/inspected.ts";

export const quoteDialogActor = createActor(quoteDialogMachine, inspected).start();
