import { business } from "virtual:business";
import { createActor } from "xstate";
import {
  parseStoredDraft,
  type StoredDraft,
  serialiseStoredDraft,
  withCleared,
} from "#machines/quote-form/quote-draft.ts";
import type { QuoteFormContext } from "#machines/quote-form/quote-form.context.ts";
import { quoteFormMachine } from "#machines/quote-form/quote-form.machine.ts";
import { failureToast, formCleared, successToasts } from "../../content/interface/quote-form.ts";
import {
  type FormLocation,
  fieldId,
  type PrefilledField,
  quoteFieldNames,
} from "../../domain/quote-request.ts";
import { attribute } from "../../hydration/protocol.ts";
import { inspected } from "../inspection/inspected.ts";
import { notify } from "../notifications/notify.ts";
import { quoteDialogActor } from "../quote-button/quote-dialog.actor.ts";
import { draftStorage } from "./draft-storage.ts";
import { sendRequestTo } from "./send-request.ts";

/**
 * The actor of the site's quote forms (docs/specification.md#quote-request). It runs outside React:
 * all three forms share its draft, and a client navigation does not abort a request.
 */
export const quoteFormActor = createActor(
  quoteFormMachine.provide({
    actors: {
      sendRequest: sendRequestTo({
        url: business.webhookUrl,
        contentType: business.webhookContentType,
      }),
    },
    actions: {
      announceSuccess: (_, { location }) => {
        const isInPage = document.querySelector(`[${attribute.quoteForm}=${location}]`) !== null;
        notify("success", {
          ...successToasts[location],
          // A form in the page says in its own words that the request has been sent.
          isSilent: isInPage && location !== "dialog",
        });
        if (location === "dialog") quoteDialogActor.send({ type: "request.sent" });
      },
      // A failure without a location happened before a reload and was announced then.
      announceFailure: (_, { location }) => {
        if (location !== null) notify("error", failureToast);
      },
      logFailure: (_, { location, failure, error }) => {
        if (location === null) return;
        // biome-ignore lint/suspicious/noConsole: docs/specification.md#errors-and-toasts requires this line.
        console.error(`The quote request did not get through (${failure}).`, error ?? "");
      },
    },
  }),
  { ...inspected, input: { timeoutMs: business.webhookTimeoutMs } },
).start();

/** Whether there is nothing to store. */
const isEmpty = ({ attempt, plans, sentAt, values }: QuoteFormContext) =>
  attempt === null &&
  sentAt === null &&
  plans.length === 0 &&
  quoteFieldNames.every((name) => values[name] === "");

/** The form as the page was prerendered: empty. */
export const prerenderedForm = quoteFormActor.getSnapshot();

// Before any other event: what the tab has stored before a reload, if anything.
const stored = parseStoredDraft(draftStorage.read());
if (stored !== null) quoteFormActor.send({ type: "draft.restored", ...stored });
quoteFormActor.subscribe(({ context }) => {
  if (isEmpty(context)) draftStorage.clear();
  else draftStorage.write(serialiseStoredDraft(context));
});

/**
 * Takes over what is in the fields of the form at `location`. Password managers and dictation write into
 * fields without an event, and the next render would remove their text.
 *
 * @param isTyped whether the text of a field counts, given what the form holds
 */
export function adoptFields(
  location: FormLocation,
  isTyped = (_text: string, _held: string): boolean => true,
) {
  for (const field of quoteFieldNames) {
    const control = document.getElementById(fieldId(location, field));
    if (control === null || !("value" in control) || typeof control.value !== "string") continue;
    const { value } = control;
    const held = quoteFormActor.getSnapshot().context.values[field];
    if (value !== held && isTyped(value, held))
      quoteFormActor.send({ type: "field.changed", field, value });
  }
}

/** Takes over what was typed into the prerendered page, which overrides the stored draft. */
export function adoptTyped() {
  for (const location of ["home", "contact"] as const) adoptFields(location, (text) => text !== "");
}

/** Reports the form at `location` as mounted, with what was typed while it was hydrated. */
export function openForm(location: FormLocation) {
  adoptFields(location, (_, held) => held === "");
  quoteFormActor.send({ type: "form.opened", location });
}

/** Fills in the service or area of a quote button, a page or a URL, unless the draft has the field. */
export const prefill = (field: PrefilledField, value: string) =>
  quoteFormActor.send({ type: "field.prefilled", field, value });

/** Brings back what was cleared, also where a field was filled in again or a request is on its way. */
function undoClear(cleared: StoredDraft) {
  quoteFormActor.send({ type: "draft.restored", ...cleared });
  const { context } = quoteFormActor.getSnapshot();
  const values = withCleared(context.values, cleared.values);
  for (const field of quoteFieldNames) {
    const value = values[field];
    if (value !== context.values[field])
      quoteFormActor.send({ type: "field.changed", field, value });
  }
  for (const plan of cleared.plans ?? []) {
    const isThere = context.plans.some(({ id }) => id === plan.id);
    if (!isThere) quoteFormActor.send({ type: "plan.attached", plan });
  }
}

/** Empties the form; the toast that says so can bring everything back. */
export function clearForm() {
  const { context } = quoteFormActor.getSnapshot();
  quoteFormActor.send({ type: "form.cleared" });
  if (isEmpty(context)) return;
  const cleared = serialiseStoredDraft(context);
  notify("success", {
    title: formCleared.title,
    action: {
      label: formCleared.undo,
      onPress: () => {
        const draft = parseStoredDraft(cleared);
        if (draft !== null) undoClear(draft);
      },
    },
  });
}
