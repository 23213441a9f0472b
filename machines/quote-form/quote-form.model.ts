import { fromPromise, type SnapshotFrom } from "xstate";
import { emptyDraft } from "#machines/quote-form/quote-draft.ts";
import type { QuoteFormEvent } from "#machines/quote-form/quote-form.context.ts";
import { quoteFormMachine } from "#machines/quote-form/quote-form.machine.ts";
import { pavingPresets } from "#src/content/paving-presets.ts";
import type { AttachedPlan, RequestAttachments } from "#src/domain/attachments.ts";
import { mapQuoteFields, type QuoteFieldName, quoteFieldNames } from "#src/domain/quote-fields.ts";
import type { QuoteFailure } from "#src/domain/quote-request.ts";
import { areValidValues, type QuoteValues, quotePayload } from "#src/domain/quote-values.ts";
import { serialisePlan } from "#src/planner/domain/plan-link.ts";
import type { Model, Scenario } from "../support/model.ts";

/** Equivalence classes of field values: the form treats all values of a kind alike. */
type AnswerKind = "empty" | "invalid" | "valid" | "other" | "prefilled";

type Answers = Partial<Record<AnswerKind, string>> & { empty: ""; valid: string; other: string };

/** A value of each kind for each field (docs/specification.md#validation). */
const answers: Record<QuoteFieldName, Answers> = {
  ...mapQuoteFields<Answers>(() => ({ empty: "", valid: "Anything", other: "Anything else" })),
  name: { empty: "", invalid: " T ", valid: "Thandi Nkosi", other: "Sipho Dube" },
  email: {
    empty: "",
    invalid: "thandi@example",
    valid: "thandi@example.co.za",
    other: "sipho@example.co.za",
  },
  phone: { empty: "", invalid: "082 555 0", valid: "+27 (82) 555 01 23", other: "011 555 0123" },
  area: { empty: "", invalid: " B ", valid: "Rynfield", other: "Midrand" },
  service: {
    empty: "",
    valid: "Driveway Paving",
    other: "Patio Paving",
    prefilled: "Commercial Paving",
  },
  message: { empty: "", valid: "About 60 m², two cars.", other: "A path of 20 m." },
};

/** The plan that the planner of the patio page adds. */
export const planned: AttachedPlan = {
  id: 1,
  plan: serialisePlan(pavingPresets.patio.plan),
  path: "/services/patio",
};

/** A value of that kind for every field. */
const valuesOf = (kind: "empty" | "valid"): QuoteValues =>
  mapQuoteFields(({ name }) => answers[name][kind]);

/** The kind of each field's value; a prefilled one counts as valid. */
function kindsOf(values: QuoteValues): readonly string[] {
  return quoteFieldNames.map((field) => {
    const kind = Object.entries(answers[field]).find(([, text]) => text === values[field])?.[0];
    if (kind === undefined)
      throw new Error(`Expected a listed value of ${field}, got "${values[field]}".`);
    return kind === "prefilled" ? "valid" : kind;
  });
}

/** How a request can fail. */
export type SendFailure = "status 500" | "connection lost";

type QuoteFormModelEvent =
  | QuoteFormEvent
  | { type: "xstate.done.actor.sendRequest" }
  | {
      type: "xstate.error.actor.sendRequest";
      error: { reason: "refused" | "unreachable" };
      by: SendFailure;
    }
  | { type: "xstate.done.actor.describeAttachments"; output: readonly string[] }
  | { type: "xstate.error.actor.describeAttachments" }
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
const notDescribed: QuoteFormModelEvent = { type: "xstate.error.actor.describeAttachments" };
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
  how: { later?: boolean; honeypotFilled?: boolean } = {},
): QuoteFormModelEvent => ({
  type: "submit.requested",
  location: "contact",
  submittedAt: how.later ? "2026-01-01T09:00:00.000Z" : submittedAt,
  pageUrl,
  kept: [],
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

/** Corrects the invalid field, else fills in the first empty one. */
const fillNextField = (snapshot: Snapshot): ModelEvents => {
  const [next] = [...fieldsOf(snapshot, "invalid"), ...fieldsOf(snapshot, "empty")];
  return next === undefined ? [] : typed(next, "valid");
};

const isFull = (snapshot: Snapshot) => fieldsOf(snapshot, "empty", "invalid").length === 0;
const isEmpty = (snapshot: Snapshot) =>
  fieldsOf(snapshot, "empty").length === quoteFieldNames.length;
const hasErrors = ({ context: { errors } }: Snapshot) => Object.keys(errors).length > 0;

/** Takes each field from empty to valid, and to invalid and back. */
function validation(snapshot: Snapshot): ModelEvents {
  if (hasErrors(snapshot)) {
    const reopened = isEmpty(snapshot)
      ? [{ type: "form.opened", location: "contact" } as const]
      : [];
    return [...reopened, ...fillNextField(snapshot)];
  }
  if (isFull(snapshot)) return quoteFieldNames.flatMap((field) => typed(field, "invalid"));
  const isReady = isEmpty(snapshot) || fieldsOf(snapshot, "invalid").length > 0;
  return isReady ? [submitted()] : fillNextField(snapshot);
}

/** Takes a request to each of its outcomes and lets the visitor go on from there. */
function sending(snapshot: Snapshot): ModelEvents {
  if (snapshot.matches({ submitting: "sending" }))
    return [refused("status 500"), refused("connection lost"), lateDelayElapsed, accepted];
  if (snapshot.matches({ submitting: "late" })) return [slowDelayElapsed];
  if (snapshot.matches("submitting")) return [timeoutElapsed];
  if (snapshot.matches("failure")) {
    // One kind of failure is enough: the others offer the same controls.
    const further =
      snapshot.context.failure === "refused" && isFull(snapshot)
        ? [...typed("area", "invalid"), submitted({ honeypotFilled: true }), cleared]
        : [];
    return [...further, submitted()];
  }
  if (snapshot.matches("success")) return [submitted(), submitted({ later: true }), prefilled];
  if (snapshot.matches("confirming"))
    return [submitted(), ...(isFull(snapshot) ? typed("area", "invalid") : [])];
  if (isFull(snapshot)) return [submitted(), submitted({ honeypotFilled: true })];
  return [
    ...fillNextField(snapshot),
    ...(isEmpty(snapshot) && !hasErrors(snapshot) ? [prefilled] : []),
  ];
}

/** Types the next request while the last one is being sent. */
function typingAhead(snapshot: Snapshot): ModelEvents {
  if (snapshot.matches("submitting")) {
    const [next] = fieldsOf(snapshot, "valid");
    return next === undefined ? [accepted] : typed(next, "other");
  }
  if (snapshot.matches("success") && isFull(snapshot))
    return [submitted(), submitted({ honeypotFilled: true })];
  if (snapshot.matches("confirming")) return [cleared];
  return isFull(snapshot) ? [submitted()] : fillNextField(snapshot);
}

/** Reloads the page before, during and after a request. */
function reloading(snapshot: Snapshot): ModelEvents {
  if (snapshot.matches("submitting")) return [accepted];
  if (snapshot.matches("failure")) return [submitted()];
  if (snapshot.matches("success")) return [cleared];
  return isFull(snapshot)
    ? [cleared]
    : [restored("none"), restored("unanswered"), restored("refused")];
}

/** Sends a paving plan, then adds one to the next request and removes it. */
function planning(snapshot: Snapshot): ModelEvents {
  const add: QuoteFormModelEvent = { type: "plan.attached", plan: planned };
  if (snapshot.matches("preparing")) return [described, notDescribed];
  if (snapshot.matches("submitting")) return [accepted];
  if (snapshot.matches("success")) return [add];
  const isFinished = areValidValues(snapshot.context.values);
  if (snapshot.context.plans.length === 0) return isFinished ? [add] : fillNextField(snapshot);
  return isFinished ? [submitted()] : [{ type: "plan.removed", id: planned.id }];
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

const scenario = (
  title: string,
  events: (snapshot: Snapshot) => ModelEvents,
): Scenario<typeof quoteFormMachine, QuoteFormModelEvent> => ({
  title: `quote form: ${title}`,
  pathname: "/contact",
  input: { timeoutMs: 15_000 },
  events,
});

export const quoteFormModel: Model<typeof quoteFormMachine, QuoteFormModelEvent> = {
  name: "quote-form",
  purpose:
    "The quote form of the whole site: idle, preparing, submitting, then success or failure.",
  // Requests end by an event of the path.
  machine: quoteFormMachine.provide({
    actors: {
      describeAttachments: fromPromise<readonly string[], RequestAttachments>(
        () => new Promise(() => {}),
      ),
      sendRequest: fromPromise(() => new Promise<void>(() => {})),
    },
  }),
  stateKey,
  scenarios: [
    scenario("validates each field when empty, invalid and valid", validation),
    scenario("accepts the next request while the last is being sent", typingAhead),
    scenario("takes a paving plan along and removes it", planning),
    scenario("reports every outcome of a request and goes on from it", sending),
    scenario("restores values and outcome after a reload", reloading),
  ],
};
