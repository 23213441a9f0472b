import type { FormLocation, QuoteFieldName } from "../../domain/quote-request.ts";

/** Id of a field's control, to which links in the page can lead. */
export const fieldId = <Location extends FormLocation>(location: Location, field: QuoteFieldName) =>
  `${location}-${field}` as const;
