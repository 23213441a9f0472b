import { fromPromise, type SnapshotFrom } from "xstate";
import type { QuoteFormEvent } from "#machines/quote-form/quote-form.events.ts";
import { quoteFormMachine } from "#machines/quote-form/quote-form.machine.ts";
import { quotePayload } from "#machines/quote-form/quote-request.ts";
import {
  type FormLocation,
  type QuoteFailure,
  type QuoteFieldName,
  quoteFieldNames,
} from "#src/domain/quote-request.ts";
import { type AnswerKind, answers, draftOf, kindsOf } from "./quote-form.answers.ts";
import type { Model, Visit } from "./support/model.ts";

/** How the receiver refuses a request, or the line loses it. */
export type Fault = "status 404" | "status 500" | "connection lost";

export type QuoteFormHappening =
  | QuoteFormEvent
  | { type: "xstate.done.actor.sendRequest" }
  | {
      type: "xstate.error.actor.sendRequest";
      error: { reason: "refused" | "unreachable" };
      by: Fault;
    }
  | { type: "xstate.after.slowAfter.quoteForm.submitting.sending" }
  | { type: "xstate.after.giveUpAfter.quoteForm.submitting" };

type Now = SnapshotFrom<typeof quoteFormMachine>;
type Happenings = readonly QuoteFormHappening[];

const accepted: QuoteFormHappening = { type: "xstate.done.actor.sendRequest" };
const refused = (by: Fault): QuoteFormHappening => ({
  type: "xstate.error.actor.sendRequest",
  error: { reason: by === "connection lost" ? "unreachable" : "refused" },
  by,
});
const slow: QuoteFormHappening = { type: "xstate.after.slowAfter.quoteForm.submitting.sending" };
const givenUp: QuoteFormHappening = { type: "xstate.after.giveUpAfter.quoteForm.submitting" };
const cleared: QuoteFormHappening = { type: "details.cleared" };
const preselected: QuoteFormHappening = {
  type: "service.preselected",
  service: "Commercial Paving",
};

const submittedAt = "2026-01-01T08:00:00.000Z";
const pageUrl = "https://example.co.za/";
const submitted = (
  location: FormLocation,
  how: { anew?: boolean; honeypotFilled?: boolean } = {},
): QuoteFormHappening => ({
  type: "submit.requested",
  location,
  submittedAt: how.anew ? "2026-01-01T09:00:00.000Z" : submittedAt,
  pageUrl,
  honeypotFilled: how.honeypotFilled ?? false,
});

/** The draft of before a reload: with a request that failed or was never answered, or with none. */
const restored = (request: "none" | "unanswered" | QuoteFailure): QuoteFormHappening => ({
  type: "draft.restored",
  values: draftOf("valid"),
  attempt: request === "none" ? null : quotePayload(draftOf("valid"), submittedAt, pageUrl),
  failure: request === "none" || request === "unanswered" ? null : request,
});

/** A change of a field to a text of that kind; none where the field knows no such text. */
const typed = (field: QuoteFieldName, kind: AnswerKind): Happenings => {
  const value = answers[field][kind];
  return value === undefined ? [] : [{ type: "field.changed", field, value }];
};

const fieldsOf = ({ context: { values } }: Now, ...kinds: AnswerKind[]) =>
  quoteFieldNames.filter((field) => kinds.some((kind) => answers[field][kind] === values[field]));

/** The first field that is empty is filled in, as long as no field is wrong. */
const fillOn = (now: Now): Happenings => {
  const [next] = fieldsOf(now, "empty");
  const deviating = fieldsOf(now, "invalid", "boundary");
  return next === undefined || deviating.length > 0 ? [] : typed(next, "valid");
};

const isFull = (now: Now) =>
  fieldsOf(now, "valid", "other", "preselected").length === quoteFieldNames.length;
const isEmpty = (now: Now) => fieldsOf(now, "empty").length === quoteFieldNames.length;

/** In a form that is rightly filled in, each field is changed; the one that was is put right. */
const varyOneField = (now: Now, ...kinds: AnswerKind[]): Happenings => {
  if (isFull(now)) {
    return quoteFieldNames.flatMap((field) => kinds.flatMap((kind) => typed(field, kind)));
  }
  const right = fieldsOf(now, "valid");
  const varied = quoteFieldNames.filter((field) => !right.includes(field));
  return varied.length === 1 ? varied.flatMap((field) => typed(field, "valid")) : [];
};

const hasErrors = ({ context: { errors } }: Now) => Object.keys(errors).length > 0;

/** Each field is empty, wrong, at the boundary and right. */
function judging(now: Now, location: FormLocation): Happenings {
  if (now.matches("submitting")) return [refused("status 500")];
  if (now.matches("failure")) return [submitted(location), ...varyOneField(now, "boundary")];
  if (hasErrors(now)) return [...fillOn(now), ...varyOneField(now)];
  if (isFull(now)) return varyOneField(now, "invalid", "empty");
  // Project Details may stay empty: without them the form can be sent, and filled in further.
  const isFinished = fieldsOf(now, "valid").length === quoteFieldNames.length - 1;
  const [next] = fieldsOf(now, "empty");
  return [...(isFinished && next === "message" ? fillOn(now) : []), submitted(location)];
}

/** Every outcome of a request, and what a visitor can do after each. */
function sending(now: Now, location: FormLocation): Happenings {
  if (now.matches({ submitting: "sending" })) {
    const faults = ["status 404", "status 500", "connection lost"] as const;
    return [...faults.map(refused), slow, accepted];
  }
  if (now.matches("submitting")) return [refused("connection lost"), givenUp, accepted];
  if (now.matches("failure")) {
    // After the other failures the same words stand there, and the same ways lead on.
    const further = now.context.failure === "refused" ? [...typed("area", "invalid"), cleared] : [];
    return [...(isFull(now) ? further : []), submitted(location)];
  }
  if (now.matches("success")) {
    const presses = [submitted(location), submitted(location, { anew: true })];
    return [...presses, cleared, preselected, ...fillOn(now)];
  }
  if (now.context.needsConfirmation) return [submitted(location), cleared];
  if (hasErrors(now)) return varyOneField(now);
  return [
    ...fillOn(now),
    ...(isEmpty(now) ? [preselected] : []),
    ...(isFull(now)
      ? [submitted(location), submitted(location, { honeypotFilled: true }), cleared]
      : []),
  ];
}

/** The next request is typed while the last is on its way: in part, or as a whole. */
function typingAhead(now: Now, location: FormLocation): Happenings {
  const [next] = fieldsOf(now, "valid");
  const ahead = fieldsOf(now, "other");
  if (now.matches("submitting")) {
    const isEnough = ahead.length === 1 || next === undefined;
    return [...(isEnough ? [accepted] : []), ...(next === undefined ? [] : typed(next, "other"))];
  }
  if (now.matches("success")) return ahead.length > 0 ? [submitted(location)] : [];
  if (hasErrors(now)) return [];
  return isFull(now) ? [submitted(location)] : fillOn(now);
}

/** What was typed, and what became of a request, is there after a reload. */
function reloading(now: Now, location: FormLocation): Happenings {
  if (now.matches("submitting")) return [accepted];
  if (now.matches("failure")) return [submitted(location)];
  if (now.matches("success")) return [cleared];
  return isFull(now) ? [cleared] : [restored("none"), restored("unanswered"), restored("refused")];
}

/** What tells two states of the form apart: the kinds of its texts, not the texts. */
const classOf = ({ value, context: { values, errors, needsConfirmation, failure } }: Now) => [
  value,
  kindsOf(values),
  Object.keys(errors),
  needsConfirmation,
  // What failed is told until something else is.
  value === "failure" ? failure : null,
];

const titles = {
  judging: "judges each field when it is empty, wrong, at the boundary and right",
  sending: "tells every outcome of a request and leads on from it",
  typingAhead: "takes the next request while the last is on its way",
  reloading: "knows after a reload what I typed and what became of it",
};

/** The quote form in one of its three locations, with all that can happen to it. */
export function quoteFormModel(
  location: FormLocation,
): Model<typeof quoteFormMachine, QuoteFormHappening> {
  const visit = (
    name: keyof typeof titles,
    events: (now: Now, location: FormLocation) => Happenings,
  ): Visit<typeof quoteFormMachine, QuoteFormHappening> => ({
    title: `the ${location} form ${titles[name]}`,
    address: location === "contact" ? "/contact" : "/",
    input: {},
    events: (now) => events(now, location),
  });
  return {
    name: "quote-form",
    file: "machines/quote-form/quote-form.machine.ts",
    purpose: "The quote form of the whole site: idle, submitting, then success or failure.",
    // Its request ends when a walk says so.
    machine: quoteFormMachine.provide({
      actors: { sendRequest: fromPromise(() => new Promise<void>(() => {})) },
    }),
    classOf,
    visits: [
      visit("judging", judging),
      visit("sending", sending),
      visit("typingAhead", typingAhead),
      visit("reloading", reloading),
    ],
  };
}
