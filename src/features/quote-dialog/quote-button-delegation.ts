import { type QuoteService, quoteServices } from "../../domain/quote-request.ts";
import { delegate } from "../../lib/delegate.ts";
import { quoteDialogActor } from "./quote-dialog.actor.ts";

/** Id of the one form of all quote buttons: some assistive technology would list a form for each as a landmark. */
export const contactFormId = "to-contact";

/** Marks a quote button; its value is the service to preselect, or empty. */
export const serviceAttribute = "data-quote-service";

/** On the same button: a line to add to Project Details. */
const detailsLineAttribute = "data-quote-details-line";

/** Name of a quote button whose value is the area to fill in; /contact takes it as well. */
const areaParam = "area";

export interface QuoteButtonRequest {
  service?: QuoteService | undefined;
  area?: string | undefined;
  detailsLine?: string | undefined;
}

/** The attributes of a quote button. Without script it submits a form that opens the contact page. */
export const quoteButtonProps = ({ service, area, detailsLine }: QuoteButtonRequest) =>
  ({
    type: "submit",
    form: contactFormId,
    "aria-haspopup": "dialog",
    ...(area !== undefined && { name: areaParam, value: area }),
    [serviceAttribute]: service ?? "",
    [detailsLineAttribute]: detailsLine,
  }) as const;

/** Makes every quote button open the quote dialog; returns a cleanup function. */
export const listenForQuoteButtons = () =>
  delegate<HTMLButtonElement>(`button[${serviceAttribute}]`, (button, event) => {
    event.preventDefault();
    // Safari does not (https://webkit.org/b/22261), but the dialog returns the focus to its opener.
    button.focus();
    const value = button.getAttribute(serviceAttribute);
    const service = quoteServices.find((name) => name === value);
    const area = button.name === areaParam ? button.value : undefined;
    const detailsLine = button.getAttribute(detailsLineAttribute) ?? undefined;
    quoteDialogActor.send({ type: "quote.requested", service, area, detailsLine });
  });

interface ContactSearch {
  /** The area to fill in, such as "Rivonia, Sandton". */
  area?: string | undefined;
}

const isAreaName = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= 60;

/**
 * The contact page's `validateSearch`: without script, a quote button opens it with an area. An invalid area
 * is set to undefined, because the router would keep a param that is not named.
 */
export const contactSearch = ({ [areaParam]: area }: Record<string, unknown>): ContactSearch => ({
  area: isAreaName(area) ? area : undefined,
});
