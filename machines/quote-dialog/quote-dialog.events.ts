/** What can happen to the quote dialog. */
export type QuoteDialogEvent =
  /** The visitor pressed a quote button. Its service goes to the quote form, not here. */
  | { type: "quote.requested" }
  /** The visitor pressed the close button, Escape or outside the dialog. */
  | { type: "close.requested" }
  /** The receiver accepted the request of the dialog's form. */
  | { type: "request.sent" }
  /** The visitor navigated to another page. */
  | { type: "page.changed" };
