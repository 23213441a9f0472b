import { useEffect } from "react";
import { quoteServices } from "../../domain/quote-request.ts";
import { attribute } from "../../hydration/protocol.ts";
import { listenForIntent } from "../../lib/intent.ts";
import { quoteDialogActor } from "./quote-dialog.actor.ts";

/** Marks the form of a quote button; its value is the service to preselect, or empty. */
export const serviceAttribute = "data-quote-service";

/** On the same form: a line for Project Details, if the button stands for one. */
export const wordsAttribute = "data-quote-words";

/** Name of a control in the form whose value is the area to fill in; /contact takes it as well. */
export const areaParam = "area";

/** The area of the pressed button, such as a suburb, or else of the form. */
function areaOf(form: HTMLFormElement, submitter: HTMLElement | null): string | undefined {
  const control =
    submitter instanceof HTMLButtonElement && submitter.name === areaParam
      ? submitter
      : form.querySelector<HTMLInputElement>(`input[name=${areaParam}]`);
  return control?.value;
}

const findQuoteButton = (target: Element) =>
  target.closest<HTMLFormElement>(`form[${serviceAttribute}]`);

/**
 * Makes every quote button open the quote dialog. One set of listeners on the document serves
 * buttons that React renders and buttons in static HTML alike.
 *
 * @param preload loads the dialog, on intent and on a press; must not reject
 */
export function useQuoteButtons(preload: () => Promise<void>) {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target instanceof Element ? findQuoteButton(event.target) : null;
      if (form === null) return;
      event.preventDefault();
      // Safari does not focus a pressed button, but the dialog returns the focus to the opener.
      event.submitter?.focus();
      const value = form.getAttribute(serviceAttribute);
      const service = quoteServices.find((name) => name === value);
      const area = areaOf(form, event.submitter);
      const words = form.getAttribute(wordsAttribute) ?? undefined;
      quoteDialogActor.send({ type: "quote.requested", service, area, words });
      // Feedback while the dialog loads over a slow connection.
      const pressed = event.submitter ?? form;
      pressed.setAttribute(attribute.pending, "");
      void preload().then(() => pressed.removeAttribute(attribute.pending));
    };
    document.addEventListener("submit", onSubmit);
    const stopPreloading = listenForIntent(findQuoteButton, () => void preload());
    return () => {
      document.removeEventListener("submit", onSubmit);
      stopPreloading();
    };
  }, [preload]);
}
