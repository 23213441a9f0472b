import { createActor } from "xstate";
import { quoteDialogMachine } from "#machines/quote-dialog/quote-dialog.machine.ts";

/** The one open/closed flag of the quote dialog, shared by every quote button of the site. */
export const quoteDialogActor = createActor(quoteDialogMachine).start();
