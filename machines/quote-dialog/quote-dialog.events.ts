/** What can happen to the quote dialog. */
export type QuoteDialogEvent =
  /** A quote button was pressed. A service it stands for goes to the quote form, not here. */
  | { type: "quote.requested" }
  /** The close control, Escape or a click outside. */
  | { type: "close.requested" }
  /** The dialog's own form was sent and accepted. */
  | { type: "request.sent" }
  /** The visitor went to another page. */
  | { type: "page.changed" };
