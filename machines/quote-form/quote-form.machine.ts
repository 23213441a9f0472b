import { emptyForm, failureReason, failureReport, requireValue } from "./quote-form.context.ts";
import { quoteFormSetup } from "./quote-form.setup.ts";

/** Where a submit leads from every state but `submitting`. */
const submit = [
  { guard: "requestIsSendable", target: "submitting", actions: "startAttempt" },
  { target: "idle", actions: "rejectSubmit" },
] as const;

const clear = { target: "idle", actions: "clearForm" } as const;

/**
 * The quote form of the whole site (docs/specification.md#quote-form-states). One actor serves the
 * forms of all three locations. `submitting` has no transition for a submit, so a double submission is
 * impossible. Times come in with the events.
 */
export const quoteFormMachine = quoteFormSetup.createMachine({
  id: "quoteForm",
  context: ({ input }) => ({
    ...emptyForm,
    rejectedSubmits: 0,
    acceptedRequests: 0,
    timeoutMs: input.timeoutMs ?? 15_000,
  }),
  initial: "idle",
  on: {
    "field.changed": { actions: "changeField" },
    "field.prefilled": { guard: "fieldIsFree", actions: "prefillField" },
    "plan.attached": { guard: "planFits", actions: "attachPlan" },
    "plan.removed": { actions: "removePlan" },
  },
  states: {
    idle: {
      on: {
        "draft.restored": [
          {
            guard: "draftHasAttempt",
            target: "failure",
            actions: ["restoreValues", "restoreAttempt"],
          },
          { actions: "restoreValues" },
        ],
        "form.opened": { guard: "formHasErrors", actions: "dismissErrors" },
        "submit.requested": submit,
        "form.cleared": clear,
      },
    },
    submitting: {
      invoke: {
        id: "sendRequest",
        src: "sendRequest",
        input: ({ context }) => requireValue(context.attempt, "a request to send"),
        onDone: {
          target: "success",
          actions: [
            "finishAttempt",
            {
              type: "announceSuccess",
              params: ({ context }) => ({
                location: requireValue(context.submittedLocation, "a location"),
              }),
            },
          ],
        },
        onError: {
          target: "failure",
          actions: { type: "recordFailure", params: ({ event }) => failureReason(event.error) },
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
        "field.prefilled": { guard: "fieldIsFree", target: "idle", actions: "prefillField" },
        "plan.attached": { guard: "planFits", target: "idle", actions: "attachPlan" },
        "submit.requested": [{ guard: "submitIsRepeated" }, ...submit],
        "form.cleared": clear,
      },
    },
    failure: {
      entry: [
        { type: "logFailure", params: failureReport },
        { type: "announceFailure", params: failureReport },
      ],
      on: { "submit.requested": submit, "form.cleared": clear },
    },
  },
});
