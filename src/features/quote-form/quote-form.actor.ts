import { business } from "virtual:business";
import { createActor, fromPromise } from "xstate";
import {
  isEmptyDraft,
  mergeDraft,
  parseStoredDraft,
  serialiseStoredDraft,
} from "#machines/quote-form/quote-draft.ts";
import type { QuoteFormContext } from "#machines/quote-form/quote-form.context.ts";
import { quoteFormMachine } from "#machines/quote-form/quote-form.machine.ts";
import { failureToast, formCleared, successToasts } from "../../content/interface/quote-form.ts";
import {
  attachedPlansLimit,
  fitsPlans,
  type RequestAttachments,
} from "../../domain/attachments.ts";
import { quoteFieldNames } from "../../domain/quote-fields.ts";
import type { PrefilledField } from "../../domain/quote-request.ts";
import { hasSentence } from "../../domain/sentences.ts";
import { attribute } from "../../hydration/protocol.ts";
import { inspected } from "../../shell/inspected.ts";
import { notify } from "../../shell/notify.ts";
import { changeKept } from "../keep/kept-list.actor.ts";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import { draftStorage } from "./draft-storage.ts";
import { describeAttachments } from "./request-text.ts";
import { sendRequestTo } from "./send-request.ts";

/**
 * The actor of the site's quote forms (docs/quote-request.md). It runs outside React: all three forms share
 * its draft, and a client navigation does not abort a request.
 */
export const quoteFormActor = createActor(
  quoteFormMachine.provide({
    actors: {
      describeAttachments: fromPromise(({ input }) => describeAttachments(input)),
      sendRequest: sendRequestTo(business.webhookUrl, business.webhookContentType),
    },
    actions: {
      reportStart({ context: { submittedLocation: location } }) {
        if (location === "dialog") quoteDialogActor.send({ type: "request.started" });
      },
      reportSuccess({ context: { submittedLocation: location } }) {
        if (location === null) return;
        const isInPage = document.querySelector(`[${attribute.quoteForm}=${location}]`) !== null;
        // A form in the page says itself what happens next.
        const isSilent = isInPage && location !== "dialog";
        notify("success", { ...successToasts[location], isSilent });
        if (!isSilent) quoteDialogActor.send({ type: "request.sent" });
      },
      reportFailure({ context: { submittedLocation, failure }, event }) {
        // A failure without a location happened before a reload and was reported then.
        if (submittedLocation === null) return;
        notify("error", failureToast);
        const error = "error" in event ? event.error : "";
        // biome-ignore lint/suspicious/noConsole: docs/specification.md#errors-and-toasts requires this line.
        console.error(`The quote request did not get through (${failure}).`, error);
      },
    },
  }),
  { ...inspected, input: { timeoutMs: business.webhookTimeoutMs } },
).start();

/** The empty form, as prerendered. */
export const prerenderedForm = quoteFormActor.getSnapshot();

// Before any other event, so that the draft is restored into an empty form.
quoteFormActor.send({ type: "draft.restored", draft: parseStoredDraft(draftStorage.read()) });
quoteFormActor.subscribe(({ context }) => {
  if (isEmptyDraft(context)) draftStorage.clear();
  else draftStorage.write(serialiseStoredDraft(context));
});

// What the pressed quote button fills in, before the dialog renders the form.
quoteDialogActor.on("quote.requested", ({ service, area, detailsLine }) => {
  if (service !== undefined) prefill("service", service);
  if (area !== undefined) prefill("area", area);
  if (detailsLine !== undefined) addDetailsLine(detailsLine);
});

/** Fills in the service or area of a quote button, a page or a URL, unless the draft has the field. */
export const prefill = (field: PrefilledField, value: string) =>
  quoteFormActor.send({ type: "field.prefilled", field, value });

/** Adds a line to Project Details unless they have it (docs/specification.md#quote-dialog). */
function addDetailsLine(line: string) {
  const { message } = quoteFormActor.getSnapshot().context.values;
  if (hasSentence(message, line)) return;
  const value = message === "" ? line : `${message.trimEnd()}\n${line}`;
  quoteFormActor.send({ type: "field.changed", field: "message", value });
}

/** Takes plans out of the request, and names off the kept list. */
export function removeAttachments({ plans, kept }: RequestAttachments) {
  for (const { id } of plans) quoteFormActor.send({ type: "plan.removed", id });
  if (kept.length > 0) changeKept({ type: "names.removed", names: kept });
}

/** Puts back what was removed; returns false, and changes nothing, if the request has no room for it. */
export function restoreAttachments({ plans, kept }: RequestAttachments): boolean {
  const { context } = quoteFormActor.getSnapshot();
  if (plans.some(({ id }) => !fitsPlans(context.plans, id))) return false;
  for (const plan of plans) quoteFormActor.send({ type: "plan.attached", plan });
  if (kept.length > 0) changeKept({ type: "names.restored", names: kept });
  return true;
}

/** Restores what was cleared, and keeps what was typed and added since if there is room. */
function undoClear(cleared: QuoteFormContext) {
  const current = quoteFormActor.getSnapshot().context;
  const { values, plans } = mergeDraft(current, cleared);
  const ids = new Set([...cleared.plans, ...current.plans].map(({ id }) => id));
  if (ids.size > plans.length) {
    const title = formCleared.leftOut(ids.size - plans.length, attachedPlansLimit);
    notify("error", { title });
  }
  quoteFormActor.send({ type: "draft.restored", draft: cleared });
  // While another request is being sent, the machine restores no draft: its contents are changes then.
  const { context } = quoteFormActor.getSnapshot();
  for (const field of quoteFieldNames) {
    const value = values[field];
    if (value !== context.values[field])
      quoteFormActor.send({ type: "field.changed", field, value });
  }
  for (const plan of plans) {
    if (!context.plans.includes(plan)) quoteFormActor.send({ type: "plan.attached", plan });
  }
}

/** Empties the form; its toast offers Undo. */
export function clearForm() {
  const { context } = quoteFormActor.getSnapshot();
  quoteFormActor.send({ type: "form.cleared" });
  if (isEmptyDraft(context)) return;
  notify("success", {
    title: formCleared.title,
    action: { label: formCleared.undo, onPress: () => undoClear(context) },
  });
}
