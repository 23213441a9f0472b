import { fromPromise, type SnapshotFrom } from "xstate";
import { emptyDraft } from "#machines/quote-form/quote-draft.ts";
import type { QuoteFormEvent, Submission } from "#machines/quote-form/quote-form.context.ts";
import { quoteFormMachine } from "#machines/quote-form/quote-form.machine.ts";
import {
  type FormLocation,
  type QuoteFailure,
  type QuoteFieldName,
  quoteFieldNames,
} from "#src/domain/quote-request.ts";
import { quotePayload } from "#src/domain/quote-values.ts";
import { type AnswerKind, answers, kindsOf, planned, valuesOf } from "./quote-form.answers.ts";
import type { Model, Scenario } from "./support/model.ts";

/** How a request can fail. */
export type SendFailure = "status 404" | "status 500" | "connection lost";

type QuoteFormModelEvent =
  | QuoteFormEvent
  | { type: "xstate.done.actor.sendRequest" }
  | {
      type: "xstate.error.actor.sendRequest";
      error: { reason: "refused" | "unreachable" };
      by: SendFailure;
    }
  | { type: "xstate.done.actor.describeAttachments"; output: readonly string[] }
  | { type: "xstate.after.lateAfter.quoteForm.submitting.sending" }
  | { type: "xstate.after.slowAfter.quoteForm.submitting.late" }
  | { type: "xstate.after.giveUpAfter.quoteForm.submitting" };

type Snapshot = SnapshotFrom<typeof quoteFormMachine>;
type ModelEvents = readonly QuoteFormModelEvent[];

const accepted: QuoteFormModelEvent = { type: "xstate.done.actor.sendRequest" };
const refused = (by: SendFailure): QuoteFormModelEvent => ({
  type: "xstate.error.actor.sendRequest",
  error: { reason: by === "connection lost" ? "unreachable" : "refused" },
  by,
});
const described: QuoteFormModelEvent = {
  type: "xstate.done.actor.describeAttachments",
  output: ["The text of a plan"],
};
const lateDelayElapsed: QuoteFormModelEvent = {
  type: "xstate.after.lateAfter.quoteForm.submitting.sending",
};
const slowDelayElapsed: QuoteFormModelEvent = {
  type: "xstate.after.slowAfter.quoteForm.submitting.late",
};
const timeoutElapsed: QuoteFormModelEvent = {
  type: "xstate.after.giveUpAfter.quoteForm.submitting",
};
const cleared: QuoteFormModelEvent = { type: "form.cleared" };
const prefilled: QuoteFormModelEvent = {
  type: "field.prefilled",
  field: "service",
  value: "Commercial Paving",
};

const submittedAt = "2026-01-01T08:00:00.000Z";
const pageUrl = "https://example.co.za/";
const submitted = (
  location: FormLocation,
  how: { later?: boolean; honeypotFilled?: boolean } = {},
): QuoteFormModelEvent => ({
  type: "submit.requested",
  location: location,
  submittedAt: how.later ? "2026-01-01T09:00:00.000Z" : submittedAt,
  pageUrl,
  kept: [],
  describe: async () => [],
  honeypotFilled: how.honeypotFilled ?? false,
});

/** The draft from before a reload, with the request that was sent last. */
const restored = (request: "none" | "unanswered" | QuoteFailure): QuoteFormModelEvent => ({
  type: "draft.restored",
  draft: {
    ...emptyDraft,
    values: valuesOf("valid"),
    attempt: request === "none" ? null : quotePayload(valuesOf("valid"), submittedAt, pageUrl),
    failure: request === "none" || request === "unanswered" ? null : request,
  },
});

/** Enters a text of that kind; no event where the field has none. */
const typed = (field: QuoteFieldName, kind: AnswerKind): ModelEvents => {
  const value = answers[field][kind];
  return value === undefined ? [] : [{ type: "field.changed", field, value }];
};

const fieldsOf = ({ context: { values } }: Snapshot, ...kinds: AnswerKind[]) =>
  quoteFieldNames.filter((field) => kinds.some((kind) => answers[field][kind] === values[field]));

/** Fills in the first empty field, unless a field is invalid or at its boundary. */
const fillNextField = (snapshot: Snapshot): ModelEvents => {
  const [next] = fieldsOf(snapshot, "empty");
  const deviating = fieldsOf(snapshot, "invalid", "boundary");
  return next === undefined || deviating.length > 0 ? [] : typed(next, "valid");
};

const isFull = (snapshot: Snapshot) =>
  fieldsOf(snapshot, "valid", "other", "prefilled").length === quoteFieldNames.length;
const isEmpty = (snapshot: Snapshot) =>
  fieldsOf(snapshot, "empty").length === quoteFieldNames.length;

/** Changes one field at a time in a valid form, then restores it. */
const varyOneField = (snapshot: Snapshot, ...kinds: AnswerKind[]): ModelEvents => {
  if (isFull(snapshot)) {
    return quoteFieldNames.flatMap((field) => kinds.flatMap((kind) => typed(field, kind)));
  }
  const right = fieldsOf(snapshot, "valid");
  const varied = quoteFieldNames.filter((field) => !right.includes(field));
  return varied.length === 1 ? varied.flatMap((field) => typed(field, "valid")) : [];
};

const hasErrors = ({ context: { errors } }: Snapshot) => Object.keys(errors).length > 0;

/** Takes each field through empty, invalid, boundary and valid. */
function validation(snapshot: Snapshot, location: FormLocation): ModelEvents {
  if (snapshot.matches("submitting")) return [refused("status 500")];
  if (snapshot.matches("failure"))
    return [submitted(location), ...varyOneField(snapshot, "boundary")];
  if (hasErrors(snapshot)) {
    const reopened = isEmpty(snapshot) ? [{ type: "form.opened", location } as const] : [];
    return [...reopened, ...fillNextField(snapshot), ...varyOneField(snapshot)];
  }
  if (isFull(snapshot)) return varyOneField(snapshot, "invalid", "empty");
  // Project Details is optional: the form can be sent before and after it is filled in.
  const isFinished = fieldsOf(snapshot, "valid").length === quoteFieldNames.length - 1;
  const [next] = fieldsOf(snapshot, "empty");
  return [
    ...(isFinished && next === "message" ? fillNextField(snapshot) : []),
    submitted(location),
  ];
}

/** Takes a request to each of its outcomes and lets the visitor go on from there. */
function sending(snapshot: Snapshot, location: FormLocation): ModelEvents {
  if (snapshot.matches({ submitting: "sending" })) {
    const failures = ["status 404", "status 500", "connection lost"] as const;
    return [...failures.map(refused), lateDelayElapsed, accepted];
  }
  if (snapshot.matches({ submitting: "late" })) return [slowDelayElapsed, accepted];
  if (snapshot.matches("submitting")) return [refused("connection lost"), timeoutElapsed, accepted];
  if (snapshot.matches("failure")) {
    // One kind of failure is enough: the others offer the same controls.
    const further =
      snapshot.context.failure === "refused"
        ? [...typed("area", "invalid"), submitted(location, { honeypotFilled: true }), cleared]
        : [];
    return [...(isFull(snapshot) ? further : []), submitted(location)];
  }
  if (snapshot.matches("success")) {
    const presses = [submitted(location), submitted(location, { later: true })];
    return [...presses, cleared, prefilled, ...fillNextField(snapshot)];
  }
  if (snapshot.matches("confirming"))
    return [submitted(location), cleared, ...(isFull(snapshot) ? typed("area", "invalid") : [])];
  if (hasErrors(snapshot)) return varyOneField(snapshot);
  return [
    ...fillNextField(snapshot),
    ...(isEmpty(snapshot) ? [prefilled] : []),
    ...(isFull(snapshot)
      ? [submitted(location), submitted(location, { honeypotFilled: true }), cleared]
      : []),
  ];
}

/** Types part or all of the next request while the last one is being sent. */
function typingAhead(snapshot: Snapshot, location: FormLocation): ModelEvents {
  const [next] = fieldsOf(snapshot, "valid");
  const ahead = fieldsOf(snapshot, "other");
  if (snapshot.matches("submitting")) {
    const isEnough = ahead.length === 1 || next === undefined;
    return [...(isEnough ? [accepted] : []), ...(next === undefined ? [] : typed(next, "other"))];
  }
  if (snapshot.matches("success")) {
    const byBot = isFull(snapshot) ? [submitted(location, { honeypotFilled: true })] : [];
    return ahead.length > 0 ? [submitted(location), ...byBot] : [];
  }
  if (snapshot.matches("confirming")) return [cleared];
  if (hasErrors(snapshot)) return [];
  return isFull(snapshot) ? [submitted(location)] : fillNextField(snapshot);
}

/** Reloads the page before, during and after a request. */
function reloading(snapshot: Snapshot, location: FormLocation): ModelEvents {
  if (snapshot.matches("submitting")) return [accepted];
  if (snapshot.matches("failure")) return [submitted(location)];
  if (snapshot.matches("success")) return [cleared];
  return isFull(snapshot)
    ? [cleared]
    : [restored("none"), restored("unanswered"), restored("refused")];
}

/** Adds a paving plan to the request and removes it, or sends it. */
function planning(snapshot: Snapshot, location: FormLocation): ModelEvents {
  const add: QuoteFormModelEvent = { type: "plan.attached", plan: planned };
  if (snapshot.matches("preparing")) return [described];
  if (snapshot.matches("submitting")) return [accepted];
  if (snapshot.matches("success")) return [add];
  if (snapshot.matches("failure")) return [];
  const isFinished = fieldsOf(snapshot, "valid").length === quoteFieldNames.length - 1;
  if (snapshot.context.plans.length > 0)
    return isFinished ? [submitted(location)] : [{ type: "plan.removed", id: planned.id }];
  if (isFinished) return [add];
  return isEmpty(snapshot) ? [add, ...fillNextField(snapshot)] : fillNextField(snapshot);
}

/** Compares the kinds of the field values, not the values. */
const stateKey = (snapshot: Snapshot) => {
  const { value, context } = snapshot;
  const { values, plans, errors, failure, submission } = context;
  return [
    value,
    kindsOf(values),
    plans.length,
    Object.keys(errors),
    snapshot.matches("submitting") && submission !== null ? kindsOf(submission.values) : null,
    value === "failure" ? failure : null,
  ];
};

const titles = {
  validation: "validates each field when empty, invalid, at its boundary and valid",
  sending: "reports every outcome of a request and goes on from it",
  typingAhead: "accepts the next request while the last is being sent",
  planning: "takes a paving plan along and removes it",
  reloading: "restores values and outcome after a reload",
};

/** The form of the home page is part of its page, as that of the contact page is. */
export type ModelLocation = Exclude<FormLocation, "home">;

/** The model of the quote form in one of its locations. */
export function quoteFormModel(
  location: ModelLocation,
): Model<typeof quoteFormMachine, QuoteFormModelEvent> {
  const scenario = (
    name: keyof typeof titles,
    events: (snapshot: Snapshot, location: FormLocation) => ModelEvents,
  ): Scenario<typeof quoteFormMachine, QuoteFormModelEvent> => ({
    title: `quote form (${location}): ${titles[name]}`,
    pathname: location === "contact" ? "/contact" : "/",
    input: {},
    events: (snapshot) => events(snapshot, location),
  });
  const shared = [scenario("sending", sending), scenario("reloading", reloading)];
  const ofFields = [
    scenario("validation", validation),
    scenario("typingAhead", typingAhead),
    scenario("planning", planning),
  ];
  return {
    name: "quote-form",
    file: "machines/quote-form/quote-form.machine.ts",
    purpose:
      "The quote form of the whole site: idle, preparing, submitting, then success or failure.",
    // Requests end by an event of the path.
    machine: quoteFormMachine.provide({
      actors: {
        describeAttachments: fromPromise<readonly string[], Submission>(
          () => new Promise(() => {}),
        ),
        sendRequest: fromPromise(() => new Promise<void>(() => {})),
      },
    }),
    stateKey,
    // The fields are the same in the dialog.
    scenarios: location === "dialog" ? shared : [...ofFields, ...shared],
  };
}
