import { assertEvent, assign, fromPromise, setup } from "xstate";
import {
  fitsPlans,
  joinDetails,
  type RequestAttachments,
  withPlan,
} from "#src/domain/attachments.ts";
import type { QuoteFailure } from "#src/domain/quote-request.ts";
import {
  areEmptyValues,
  areValidValues,
  cleanValues,
  hasSameContent,
  type QuotePayload,
  quoteErrors,
  quotePayload,
} from "#src/domain/quote-values.ts";
import { clearSentFields, mergeDraft } from "./quote-draft.ts";
import {
  changeValues,
  emptyForm,
  type QuoteFormContext,
  type QuoteFormEvent,
  requireValue,
} from "./quote-form.context.ts";

/** Two submits less than 500 ms apart count as one, as in an operating system's double click. */
export const repeatedSubmitMs = 500;

/** Milliseconds before the form says that it is sending: sooner, a screen reader would say so after the outcome. */
export const lateAfterMs = 1_000;

/** Milliseconds after which the form reports a slow connection. */
export const slowAfterMs = 8_000;

/** Whether two ISO timestamps are less than `ms` apart, in either order: a clock may be set back. */
const areWithin = (ms: number, first: string, second: string) =>
  Math.abs(Date.parse(second) - Date.parse(first)) < ms;

const unprovided = () => Promise.reject(new Error("Expected a provided actor, got none."));

/** The types, actors, guards, actions and delays of the quote form; its states are in the machine. */
export const quoteFormSetup = setup({
  types: {
    context: {} as QuoteFormContext,
    events: {} as QuoteFormEvent,
    input: {} as Pick<QuoteFormContext, "timeoutMs">,
    tags: {} as "busy",
  },
  actors: {
    /** Resolves to the texts of the attachments, which follow the visitor's words. */
    describeAttachments: fromPromise<readonly string[], RequestAttachments>(unprovided),
    /** Sends the payload once; rejects with a `SendRequestError`; its signal aborts on timeout. */
    sendRequest: fromPromise<void, QuotePayload>(unprovided),
  },
  guards: {
    valuesAreInvalid: ({ context: { values } }) => !areValidValues(values),
    honeypotIsFilled: ({ event }) => event.type === "submit.requested" && event.honeypotFilled,
    nothingIsAttached: ({ context: { submission } }) =>
      submission !== null && submission.plans.length + submission.kept.length === 0,
    /** The field is empty, or still holds what was filled in for the visitor. */
    fieldIsFree: ({ context: { values, prefilled }, event }) =>
      event.type === "field.prefilled" &&
      ["", prefilled[event.field]].includes(values[event.field]),
    formHasErrors: ({ context: { submittedLocation, errors }, event }) =>
      event.type === "form.opened" &&
      event.location === submittedLocation &&
      Object.keys(errors).length > 0,
    planFits: ({ context: { plans }, event }) =>
      event.type === "plan.attached" && fitsPlans(plans, event.plan.id),
    draftHasAttempt: ({ event }) => event.type === "draft.restored" && event.draft.attempt !== null,
    /** The second press of a double click: the answer came between the two and emptied the form. */
    submitIsRepeated: ({ context: { submittedLocation, submission, values, plans }, event }) =>
      event.type === "submit.requested" &&
      submission !== null &&
      event.location === submittedLocation &&
      areWithin(repeatedSubmitMs, submission.submittedAt, event.submittedAt) &&
      plans.length === 0 &&
      areEmptyValues(values),
  },
  actions: {
    changeField: assign(({ context, event }) => {
      assertEvent(event, "field.changed");
      const { field, value } = event;
      const { prefilled } = context;
      return {
        ...changeValues(context, { [field]: value }),
        prefilled: field in prefilled ? { ...prefilled, [field]: null } : prefilled,
      };
    }),
    prefillField: assign(({ context, event }) => {
      assertEvent(event, "field.prefilled");
      const { field, value } = event;
      return {
        ...changeValues(context, { [field]: value }),
        prefilled: { ...context.prefilled, [field]: value },
      };
    }),
    dismissErrors: assign({ errors: {} }),
    attachPlan: assign(({ context, event }) => {
      assertEvent(event, "plan.attached");
      return { plans: withPlan(context.plans, event.plan) };
    }),
    removePlan: assign(({ context, event }) => {
      assertEvent(event, "plan.removed");
      return { plans: context.plans.filter(({ id }) => id !== event.id) };
    }),
    restoreDraft: assign(({ context, event }) => {
      assertEvent(event, "draft.restored");
      const { values, ...rest } = mergeDraft(context, event.draft);
      const lastSentAt = context.lastSentAt ?? event.draft.lastSentAt;
      const sent = context.sent ?? event.draft.sent ?? null;
      return { ...rest, ...changeValues(context, values), lastSentAt, sent };
    }),
    restoreAttempt: assign(({ event }) => {
      assertEvent(event, "draft.restored");
      const { attempt, failure } = event.draft;
      // Without a location every form shows the failure, and none reports it again.
      return {
        submittedLocation: null,
        attempt,
        failure: failure ?? ("interrupted" as const),
        errors: {},
      };
    }),
    clearForm: assign(emptyForm),
    /** Records why nothing was sent: fields that break a rule, or else a filled honeypot. */
    rejectSubmit: assign(({ context: { values, rejectedSubmits }, event }) => {
      assertEvent(event, "submit.requested");
      return {
        submittedLocation: event.location,
        errors: quoteErrors(values),
        rejectedSubmits: rejectedSubmits + 1,
      };
    }),
    /** Records what the form holds at the press; later changes belong to the next request. */
    acceptSubmit: assign(({ context: { values, plans }, event }) => {
      assertEvent(event, "submit.requested");
      const { location, submittedAt, pageUrl, kept } = event;
      return {
        submittedLocation: location,
        submission: { values, plans, kept, submittedAt, pageUrl },
        // The visitor has confirmed them: another quote button must not change a retry.
        prefilled: emptyForm.prefilled,
      };
    }),
    /** A retry with the same content sends the same bytes; changed content makes a new request. */
    startAttempt: assign(({ context: { attempt, submission } }, attachments: readonly string[]) => {
      const { values, submittedAt, pageUrl } = requireValue(submission, "a submission");
      const request = { ...values, message: joinDetails(values.message, attachments) };
      const isRetry = attempt !== null && hasSameContent(request, attempt);
      return {
        attempt: isRetry ? attempt : quotePayload(request, submittedAt, pageUrl),
        failure: null,
      };
    }),
    finishAttempt: assign(({ context }) => {
      const submission = requireValue(context.submission, "a submission");
      return {
        // Not that of the attempt, which a retry keeps.
        lastSentAt: submission.submittedAt,
        sent: { ...submission, values: cleanValues(submission.values) },
        values: clearSentFields(context.values, submission.values),
        // A plan that was changed or added since stays for the next request.
        plans: context.plans.filter((plan) => !submission.plans.includes(plan)),
        attempt: null,
        acceptedRequests: context.acceptedRequests + 1,
      };
    }),
    recordFailure: assign((_, failure: QuoteFailure) => ({ failure })),
    /** Provided by the feature: tells the dialog that its form sends a request. */
    reportStart: () => {},
    // The feature provides these: toasts and the console message (docs/specification.md#errors-and-toasts).
    reportSuccess: () => {},
    reportFailure: () => {},
  },
  delays: {
    lateAfter: lateAfterMs,
    slowAfter: slowAfterMs - lateAfterMs,
    giveUpAfter: ({ context }) => context.timeoutMs,
  },
});
