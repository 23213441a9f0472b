import type { QuoteService } from "#src/domain/quote-request.ts";

/** What can happen to the quote dialog. */
export type QuoteDialogEvent =
  /** The visitor pressed a quote button; `service` and `area` are what it stands for, if anything. */
  | { type: "quote.requested"; service?: QuoteService | undefined; area?: string | undefined }
  /** The visitor pressed the close button, Escape, Back or outside the dialog. */
  | { type: "close.requested" }
  /** The receiver accepted the request of the dialog's form. */
  | { type: "request.sent" }
  /** The visitor navigated to another page. */
  | { type: "page.changed" };
