import { assertEvent, assign, fromPromise, setup } from "xstate";
import { fitsPlans, joinDetails, withPlan } from "#src/domain/attachments.ts";
import {
  type FormLocation,
  type QuoteFailure,
  quoteFieldNames,
} from "#src/domain/quote-request.ts";
import {
  areValidValues,
  type QuotePayload,
  quoteErrors,
  quotePayload,
  saysTheSame,
} from "#src/domain/quote-values.ts";
import { clearSentFields, mergeDraft, mergePlans } from "./quote-draft.ts";
import {
  changeValues,
  emptyForm,
  type FailureReport,
  type QuoteFormContext,
  type QuoteFormEvent,
  type QuoteFormInput,
  requireValue,
  type Submission,
} from "./quote-form.context.ts";

/** Two submits less than 500 ms apart count as one, as in an operating system's double click. */
export const repeatedSubmitMs = 500;

/**
 * Milliseconds after which the form reports that it is sending. Most answers come sooner, and a screen
 * reader would say the progress after the outcome.
 */
export const lateAfterMs = 1_000;

/** Milliseconds after which the form reports a slow connection. */
export const slowAfterMs = 8_000;

/** Whether two ISO timestamps are less than `ms` apart, in either order: a clock may be set back. */
const areWithin = (ms: number, first: string, second: string) =>
  Math.abs(Date.parse(second) - Date.parse(first)) < ms;

/** The types, actor, guards, actions and delays of the quote form; its states are in the machine. */
export const quoteFormSetup = setup({
  types: {
    context: {} as QuoteFormContext,
    events: {} as QuoteFormEvent,
    input: {} as QuoteFormInput,
    tags: {} as "busy",
  },
  actors: {
    describeAttachments: fromPromise<readonly string[], Submission>(({ input }) =>
      input.describe(input),
    ),
    /** Sends the payload once; rejects with a `SendRequestError`; its signal aborts on timeout. */
    sendRequest: fromPromise<void, QuotePayload>(() =>
      Promise.reject(new Error("Expected an implementation of sendRequest: provide one.")),
    ),
  },
  guards: {
    valuesAreInvalid: ({ context: { values } }) => !areValidValues(values),
    honeypotIsFilled: ({ event }) => event.type === "submit.requested" && event.honeypotFilled,
    nothingIsAttached: ({ context: { sent } }) =>
      sent !== null && sent.plans.length + sent.kept.length === 0,
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
    draftHasAttempt: ({ event }) => event.type === "draft.restored" && event.attempt !== null,
    /** The second press of a double click: the answer came between the two and emptied the form. */
    submitIsRepeated: ({ context: { submittedLocation, submittedAt, values, plans }, event }) =>
      event.type === "submit.requested" &&
      event.location === submittedLocation &&
      areWithin(
        repeatedSubmitMs,
        requireValue(submittedAt, "the time of a submit"),
        event.submittedAt,
      ) &&
      plans.length === 0 &&
      quoteFieldNames.every((name) => values[name] === ""),
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
    restoreValues: assign(({ context, event }) => {
      assertEvent(event, "draft.restored");
      const { values, prefilled } = mergeDraft(context, event);
      const plans = mergePlans(context.plans, event.plans ?? []);
      const sentAt = context.sentAt ?? event.sentAt ?? null;
      return { ...changeValues(context, values), plans, prefilled, sentAt };
    }),
    restoreAttempt: assign(({ event }) => {
      assertEvent(event, "draft.restored");
      const failure = event.failure ?? ("interrupted" as const);
      // Without a location the failure is not announced again.
      return { submittedLocation: null, attempt: event.attempt, failure, errors: {} };
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
    /** What is sent is what is there at the press; what changes from then on is for the next request. */
    takeRequest: assign(({ context: { values, plans }, event }) => {
      assertEvent(event, "submit.requested");
      const { location, submittedAt, pageUrl, kept, describe } = event;
      return {
        submittedLocation: location,
        submittedAt,
        sent: { values, plans, kept, pageUrl, describe },
        // Submitted, they are the visitor's own: another quote button must not change a retry.
        prefilled: emptyForm.prefilled,
      };
    }),
    /** A retry with the same values sends the same bytes; changed values make a new request. */
    startAttempt: assign(({ context }, attachments: readonly string[]) => {
      const { attempt } = context;
      const { values, pageUrl } = requireValue(context.sent, "what was there at the press");
      const submittedAt = requireValue(context.submittedAt, "the time of a submit");
      const request = { ...values, message: joinDetails(values.message, attachments) };
      const isRetry = attempt !== null && saysTheSame(request, attempt);
      return {
        attempt: isRetry ? attempt : quotePayload(request, submittedAt, pageUrl),
        failure: null,
      };
    }),
    finishAttempt: assign(({ context }) => {
      const sent = requireValue(context.sent, "what was sent");
      const { name, area, submitted_at } = requireValue(context.attempt, "a request to send");
      return {
        sentAt: submitted_at,
        sender: { name, area },
        values: clearSentFields(context.values, sent.values),
        // A plan that was changed or added since stays for the next request.
        plans: context.plans.filter((plan) => !sent.plans.includes(plan)),
        attempt: null,
        sent: null,
        acceptedRequests: context.acceptedRequests + 1,
      };
    }),
    recordFailure: assign((_, failure: QuoteFailure) => ({ failure })),
    // The view provides these: the toasts and the console message
    // (docs/specification.md#errors-and-toasts).
    announceSuccess: (_, _params: { location: FormLocation }) => {},
    announceFailure: (_, _params: FailureReport) => {},
    logFailure: (_, _params: FailureReport) => {},
  },
  delays: {
    lateAfter: lateAfterMs,
    slowAfter: slowAfterMs - lateAfterMs,
    giveUpAfter: ({ context }) => context.timeoutMs,
  },
});
