import { assertEvent, assign, fromPromise, setup } from "xstate";
import {
  type FormLocation,
  type QuoteFailure,
  quoteFieldNames,
} from "#src/domain/quote-request.ts";
import { clearSentFields, fillEmptyFields } from "./quote-draft.ts";
import {
  emptyForm,
  type FailureReport,
  failureOf,
  known,
  type QuoteFormContext,
  type QuoteFormInput,
  reportOf,
  withValues,
} from "./quote-form.context.ts";
import type { QuoteFormEvent } from "./quote-form.events.ts";
import {
  type QuoteDraft,
  type QuotePayload,
  quoteErrors,
  quotePayload,
  saysTheSame,
} from "./quote-request.ts";

const isValid = (draft: QuoteDraft) => Object.keys(quoteErrors(draft)).length === 0;

/** Two presses within this time are one, a hasty one: so long do systems wait for a double click. */
const echoMs = 500;

/** Whether two ISO timestamps are less than `ms` apart; a clock may have been set back between. */
const isWithin = (ms: number, first: string, second: string) =>
  Math.abs(Date.parse(second) - Date.parse(first)) < ms;

/** What a submit leads to from every state but `submitting`. */
const submit = [
  { guard: "requestMayGo", target: "submitting", actions: "startAttempt" },
  { target: "idle", actions: "explain" },
] as const;

const clear = { target: "idle", actions: "clearDetails" } as const;

/**
 * The quote form of the whole site: idle, submitting, then success or failure (SPEC.md sections 4,
 * 5, 7 and 8). One actor serves the forms of all three locations. A second submission while one is
 * under way has no transition, so it cannot happen. Times come in with the events.
 */
export const quoteFormMachine = setup({
  types: {
    context: {} as QuoteFormContext,
    events: {} as QuoteFormEvent,
    input: {} as QuoteFormInput,
  },
  actors: {
    /** Sends the payload once; rejects with a `SendRequestError`; its signal aborts on timeout. */
    sendRequest: fromPromise<void, QuotePayload>(() => Promise.reject("provide sendRequest")),
  },
  guards: {
    /** It breaks no rule; and where a trap was filled in, the visitor was asked to press again. */
    requestMayGo: ({ context: { values, needsConfirmation }, event }) =>
      event.type === "submit.requested" &&
      isValid(values) &&
      (!event.honeypotFilled || needsConfirmation),
    serviceIsNotChosen: ({ context: { values, preselectedService } }) =>
      values.service === "" || values.service === preselectedService,
    attemptWasKept: ({ event }) => event.type === "draft.restored" && event.attempt !== null,
    /** The second half of a hasty press, answered in between: the form is empty again by now. */
    pressIsAnEcho: ({ context: { location, pressedAt, values }, event }) =>
      event.type === "submit.requested" &&
      event.location === location &&
      isWithin(echoMs, known(pressedAt), event.submittedAt) &&
      quoteFieldNames.every((name) => values[name] === ""),
  },
  actions: {
    changeField: assign(({ context, event }) => {
      assertEvent(event, "field.changed");
      const { field, value } = event;
      const preselectedService = field === "service" ? null : context.preselectedService;
      return { ...withValues(context, { [field]: value }), preselectedService };
    }),
    preselectService: assign(({ context, event }) => {
      assertEvent(event, "service.preselected");
      const { service } = event;
      return { ...withValues(context, { service }), preselectedService: service };
    }),
    restoreValues: assign(({ context, event }) => {
      assertEvent(event, "draft.restored");
      return withValues(context, fillEmptyFields(context.values, event.values));
    }),
    restoreAttempt: assign(({ event }) => {
      assertEvent(event, "draft.restored");
      const failure = event.failure ?? ("interrupted" as const);
      return { attempt: event.attempt, failure, errors: {}, needsConfirmation: false };
    }),
    clearDetails: assign(emptyForm),
    /** Says why nothing was sent: fields that break a rule, or else a trap that was filled in. */
    explain: assign(({ context: { values, unsentAttempts }, event }) => {
      assertEvent(event, "submit.requested");
      return {
        location: event.location,
        errors: quoteErrors(values),
        needsConfirmation: isValid(values),
        unsentAttempts: unsentAttempts + 1,
      };
    }),
    /** A retry with the same values sends the same bytes; changed values make a new request. */
    startAttempt: assign(({ context: { values, attempt }, event }) => {
      assertEvent(event, "submit.requested");
      const { location, submittedAt, pageUrl } = event;
      const isRetry = attempt !== null && saysTheSame(values, attempt);
      return {
        location,
        attempt: isRetry ? attempt : quotePayload(values, submittedAt, pageUrl),
        pressedAt: submittedAt,
        failure: null,
        needsConfirmation: false,
      };
    }),
    finishAttempt: assign(({ context }) => ({
      values: clearSentFields(context.values, known(context.attempt)),
      attempt: null,
    })),
    recordFailure: assign((_, failure: QuoteFailure) => ({ failure })),
    // To be provided by the view: the toasts and the log of SPEC.md section 8.
    announceSuccess: (_, _params: { location: FormLocation }) => {},
    announceFailure: (_, _params: FailureReport) => {},
    logFailure: (_, _params: FailureReport) => {},
  },
  delays: {
    /** Milliseconds after which the form says that the connection is slow. */
    slowAfter: 8_000,
    giveUpAfter: ({ context }) => context.timeoutMs,
  },
}).createMachine({
  id: "quoteForm",
  context: ({ input }) => ({
    ...emptyForm,
    unsentAttempts: 0,
    timeoutMs: input.timeoutMs ?? 15_000,
  }),
  initial: "idle",
  on: {
    "field.changed": { actions: "changeField" },
    "service.preselected": { guard: "serviceIsNotChosen", actions: "preselectService" },
  },
  states: {
    idle: {
      on: {
        "draft.restored": [
          {
            guard: "attemptWasKept",
            target: "failure",
            actions: ["restoreValues", "restoreAttempt"],
          },
          { actions: "restoreValues" },
        ],
        "submit.requested": submit,
        "details.cleared": clear,
      },
    },
    submitting: {
      invoke: {
        id: "sendRequest",
        src: "sendRequest",
        input: ({ context }) => known(context.attempt),
        onDone: {
          target: "success",
          actions: [
            "finishAttempt",
            {
              type: "announceSuccess",
              params: ({ context }) => ({ location: known(context.location) }),
            },
          ],
        },
        onError: {
          target: "failure",
          actions: { type: "recordFailure", params: ({ event }) => failureOf(event.error) },
        },
      },
      after: {
        giveUpAfter: {
          target: "failure",
          actions: { type: "recordFailure", params: "timeout" },
        },
      },
      initial: "sending",
      states: {
        sending: { after: { slowAfter: "slow" } },
        slow: {},
      },
    },
    success: {
      on: {
        "field.changed": { target: "idle", actions: "changeField" },
        "service.preselected": {
          guard: "serviceIsNotChosen",
          target: "idle",
          actions: "preselectService",
        },
        "submit.requested": [{ guard: "pressIsAnEcho" }, ...submit],
        "details.cleared": clear,
      },
    },
    failure: {
      entry: [
        { type: "logFailure", params: reportOf },
        { type: "announceFailure", params: reportOf },
      ],
      on: { "submit.requested": submit, "details.cleared": clear },
    },
  },
});
