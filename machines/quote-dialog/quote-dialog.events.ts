import type { QuoteService } from "../quote-form/quote-request.ts";

/** What can happen to the quote dialog. */
export type QuoteDialogEvent =
  /** A quote button was pressed; `service` is the one that it stands for, if any. */
  | { type: "quote.requested"; service?: QuoteService | undefined }
  /** The close control, Escape or a click outside. */
  | { type: "close.requested" }
  /** The dialog's own form was sent and accepted. */
  | { type: "request.sent" }
  /** The visitor went to another page. */
  | { type: "page.changed" };
