import { attachmentLinks } from "#src/domain/attachments.ts";
import {
  emptyForm,
  failureReason,
  type QuoteFormContext,
  requireValue,
} from "./quote-form.context.ts";
import { quoteFormSetup } from "./quote-form.setup.ts";

const reject = { guard: "valuesAreInvalid", target: "idle", actions: "rejectSubmit" } as const;
const accept = { target: "preparing", actions: ["acceptSubmit", "reportStart"] } as const;

/** What a submit does in every state in which none is under way. */
const submit = [
  reject,
  { guard: "honeypotIsFilled", target: "confirming", actions: "rejectSubmit" },
  accept,
] as const;

/** What goes with a request whose attachments have no texts. */
function linksOf({ submission }: QuoteFormContext) {
  const { pageUrl, ...attachments } = requireValue(submission, "a submission");
  return attachmentLinks(attachments, new URL(pageUrl).origin);
}

const clear = { target: "idle", actions: "clearForm" } as const;

/**
 * The quote form of the whole site, in three locations (docs/specification.md#quote-form-states). `preparing` and
 * `submitting` have no transition for a submit, so a double submission is impossible. Events bring the time.
 */
export const quoteFormMachine = quoteFormSetup.createMachine({
  id: "quoteForm",
  context: ({ input }) => ({
    ...emptyForm,
    rejectedSubmits: 0,
    acceptedRequests: 0,
    timeoutMs: input.timeoutMs,
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
            actions: ["restoreDraft", "restoreAttempt"],
          },
          { actions: "restoreDraft" },
        ],
        "form.opened": { guard: "formHasErrors", actions: "dismissErrors" },
        "submit.requested": submit,
        "form.cleared": clear,
      },
    },
    /** Asks for a second submit, because the honeypot was filled. */
    confirming: { on: { "submit.requested": [reject, accept], "form.cleared": clear } },
    /** Waits for the texts of the attachments. */
    preparing: {
      tags: "busy",
      always: {
        guard: "nothingIsAttached",
        target: "submitting",
        actions: { type: "startAttempt", params: [] },
      },
      invoke: {
        id: "describeAttachments",
        src: "describeAttachments",
        input: ({ context }) => requireValue(context.submission, "a submission"),
        onDone: {
          target: "submitting",
          actions: { type: "startAttempt", params: ({ event }) => event.output },
        },
        onError: {
          target: "submitting",
          actions: { type: "startAttempt", params: ({ context }) => linksOf(context) },
        },
      },
    },
    submitting: {
      tags: "busy",
      invoke: {
        id: "sendRequest",
        src: "sendRequest",
        input: ({ context }) => requireValue(context.attempt, "a request to send"),
        onDone: { target: "success", actions: ["finishAttempt", "reportSuccess"] },
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
        sending: { after: { lateAfter: "late" } },
        late: { after: { slowAfter: "slow" } },
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
      entry: "reportFailure",
      on: { "submit.requested": submit, "form.cleared": clear },
    },
  },
});
