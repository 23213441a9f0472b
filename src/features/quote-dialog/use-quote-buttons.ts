import { useEffect } from "react";
import { quoteServices } from "../../domain/quote-request.ts";
import { quoteDialogActor } from "./quote-dialog.actor.ts";

/**
 * Id of the one form that all quote buttons belong to. A form around each would be a landmark without a
 * name to some assistive technology.
 */
export const contactFormId = "to-contact";

/** Marks a quote button; its value is the service to preselect, or empty. */
export const serviceAttribute = "data-quote-service";

/** On the same button: a line for Project Details, if it stands for one. */
export const wordsAttribute = "data-quote-words";

/** Name of a quote button whose value is the area to fill in; /contact takes it as well. */
export const areaParam = "area";

const findQuoteButton = (target: Element) =>
  target.closest<HTMLButtonElement>(`button[${serviceAttribute}]`);

/**
 * Makes every quote button open the quote dialog. One set of listeners on the document serves
 * buttons that React renders and buttons in static HTML alike.
 */
export function useQuoteButtons() {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const pressed = event.submitter === null ? null : findQuoteButton(event.submitter);
      if (pressed === null) return;
      event.preventDefault();
      // Safari does not focus a pressed button, but the dialog returns the focus to the opener.
      pressed.focus();
      const value = pressed.getAttribute(serviceAttribute);
      const service = quoteServices.find((name) => name === value);
      const area = pressed.name === areaParam ? pressed.value : undefined;
      const words = pressed.getAttribute(wordsAttribute) ?? undefined;
      quoteDialogActor.send({ type: "quote.requested", service, area, words });
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, []);
}
