import { createActor } from "xstate";
import { quoteDialogMachine } from "#machines/quote-dialog/quote-dialog.machine.ts";
import { inspected } from "../../shell/inspected.ts";

/** The actor of the site's one quote dialog, shared by every quote button. */
export const quoteDialogActor = createActor(quoteDialogMachine, inspected).start();
