import type { FormLocation, PrefilledField, QuoteFieldName } from "#src/domain/quote-request.ts";
import type { BlockChange } from "./details-blocks.ts";
import type { StoredDraft } from "./quote-draft.ts";

/** What can happen to the quote form. */
export type QuoteFormEvent =
  /** The visitor typed or chose; `value` is the field's whole new text. */
  | { type: "field.changed"; field: QuoteFieldName; value: string }
  /** A quote button, a page or a URL stands for a service or an area. */
  | { type: "field.prefilled"; field: PrefilledField; value: string }
  /** The form at `location` appeared, such as in a dialog that the visitor opened again. */
  | { type: "form.opened"; location: FormLocation }
  /**
   * The page found a draft from before a reload (`parseStoredDraft`), or the visitor pressed Undo
   * after "Clear my details".
   */
  | ({ type: "draft.restored" } & StoredDraft)
  /**
   * The visitor asked for a text in Project Details that the site writes, such as a paving plan. With
   * `unlessRemoved` it is not written again once the visitor has taken it out by hand.
   */
  | { type: "details.blockWritten"; block: BlockChange; unlessRemoved?: boolean }
  /** The visitor pressed "Clear my details". */
  | { type: "form.cleared" }
  /**
   * The visitor submitted the form at `location` at `submittedAt` (ISO timestamp) on the page with
   * the URL `pageUrl`.
   */
  | {
      type: "submit.requested";
      location: FormLocation;
      submittedAt: string;
      pageUrl: string;
      honeypotFilled: boolean;
    };
