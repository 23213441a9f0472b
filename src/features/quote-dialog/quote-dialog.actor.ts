import { createActor } from "xstate";
import { quoteDialogMachine } from "#machines/quote-dialog/quote-dialog.machine.ts";

/** The quote dialog of the whole site, shared by every quote button. */
export const quoteDialogActor = createActor(quoteDialogMachine).start();
