import { business } from "virtual:business";
import { createActor } from "xstate";
import { parseStoredDraft, serializeStoredDraft } from "#machines/quote-form/quote-draft.ts";
import { quoteFormMachine } from "#machines/quote-form/quote-form.machine.ts";
import { type FormLocation, quoteFieldNames } from "../../domain/quote-request.ts";
import type { Notice } from "../../ui/toaster/toaster.tsx";
import { showError, showSuccess } from "../../ui/toaster/toaster.tsx";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import { draftStorage } from "./draft-storage.ts";
import { sendRequestTo } from "./send-request.ts";

/** The toasts of docs/specification.md#errors-and-toasts, to the letter. */
const thanks: Notice = {
  title: "Thank you for your message!",
  description: "We'll get back to you soon.",
};
const successNotice: Record<FormLocation, Notice> = {
  dialog: thanks,
  contact: thanks,
  home: { title: "Quote request submitted! We'll get back to you within 24 hours." },
};
const failureNotice: Notice = {
  title: "Error",
  description: "There was a problem submitting your request. Please try again.",
};

/**
 * The quote form of the whole site. It lives outside React, above every page: what a visitor typed
 * is the same in all three forms, and leaving a page does not break off a request.
 */
export const quoteFormActor = createActor(
  quoteFormMachine.provide({
    actors: {
      sendRequest: sendRequestTo({
        address: business.webhookAddress,
        contentType: business.webhookContentType,
      }),
    },
    actions: {
      announceSuccess: (_, { location }) => {
        showSuccess(successNotice[location]);
        if (location === "dialog") quoteDialogActor.send({ type: "request.sent" });
      },
      // Without a location it failed before a reload: that was announced then.
      announceFailure: (_, { location }) => {
        if (location !== null) showError(failureNotice);
      },
      logFailure: (_, { location, failure, error }) => {
        if (location === null) return;
        // biome-ignore lint/suspicious/noConsole: docs/specification.md#errors-and-toasts requires this line.
        console.error(`The quote request did not get through (${failure}).`, error ?? "");
      },
    },
  }),
  { input: { timeoutMs: business.webhookTimeoutMs } },
).start();

/** What stands in a control. A FormData of them all would have the browser lay out the page first. */
const typedInto = (control: unknown) =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement
    ? control.value
    : "";

let restored = false;

/**
 * Gives the form what a visitor typed before the script arrived, then what the tab kept from
 * before a reload; from then on every change is kept. Called once the form is on the page.
 */
export function restoreDraft(form: HTMLFormElement) {
  const { values } = quoteFormActor.getSnapshot().context;
  for (const field of quoteFieldNames) {
    const value = typedInto(form.elements.namedItem(field));
    if (value !== "" && values[field] === "") {
      quoteFormActor.send({ type: "field.changed", field, value });
    }
  }
  if (restored) return;
  restored = true;
  const stored = parseStoredDraft(draftStorage.read());
  if (stored !== null) quoteFormActor.send({ type: "draft.restored", ...stored });
  quoteFormActor.subscribe(({ context }) => {
    const isEmpty =
      context.attempt === null && quoteFieldNames.every((name) => context.values[name] === "");
    if (isEmpty) draftStorage.clear();
    else draftStorage.write(serializeStoredDraft(context));
  });
}
