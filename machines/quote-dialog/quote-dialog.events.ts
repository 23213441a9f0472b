import type { QuoteService } from "../../src/domain/quote-request.ts";

/** What can happen to the quote dialog. */
export type QuoteDialogEvent =
  /** The visitor pressed a quote button; `service` is the one that it stands for, if any. */
  | { type: "quote.requested"; service?: QuoteService | undefined }
  /** The visitor pressed the close button, Escape or outside the dialog. */
  | { type: "close.requested" }
  /** The receiver accepted the request of the dialog's form. */
  | { type: "request.sent" }
  /** The visitor navigated to another page. */
  | { type: "page.changed" };
