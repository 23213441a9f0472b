import type { FormLocation, QuoteFieldName, QuoteService } from "#src/domain/quote-request.ts";
import type { StoredDraft } from "./quote-draft.ts";

/** What can happen to the quote form. */
export type QuoteFormEvent =
  /** The visitor typed or chose; `value` is the field's whole new text. */
  | { type: "field.changed"; field: QuoteFieldName; value: string }
  /** A quote button that stands for a service was pressed. */
  | { type: "service.preselected"; service: QuoteService }
  /** The draft of before a reload was found (`parseStoredDraft`). */
  | ({ type: "draft.restored" } & StoredDraft)
  /** "Clear my details" was pressed. */
  | { type: "details.cleared" }
  /**
   * A form was submitted at `submittedAt` (ISO timestamp) on the page `pageUrl` (full address);
   * `honeypotFilled` when its field that no visitor can see was filled in.
   */
  | {
      type: "submit.requested";
      location: FormLocation;
      submittedAt: string;
      pageUrl: string;
      honeypotFilled: boolean;
    };
