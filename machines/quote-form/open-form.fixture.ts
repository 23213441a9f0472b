import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { AttachedPlan, RequestAttachments } from "#src/domain/attachments.ts";
import { type QuoteFieldName, quoteFieldNames } from "#src/domain/quote-fields.ts";
import type { FormLocation, PrefilledField } from "#src/domain/quote-request.ts";
import { type QuotePayload, type QuoteValues, quoteBody } from "#src/domain/quote-values.ts";
import { completeValues } from "./complete-values.fixture.ts";
import {
  emptyDraft,
  parseStoredDraft,
  type StoredDraft,
  serialiseStoredDraft,
} from "./quote-draft.ts";
import type { QuoteFormContext, QuoteFormEvent } from "./quote-form.context.ts";
import { quoteFormMachine } from "./quote-form.machine.ts";

/** Valid values of all fields. */
export const complete: QuoteValues = { ...completeValues, message: "Two cars" };
export const times = ["2025-05-02T08:00:00.000Z", "2025-05-02T08:01:00.000Z"] as const;
export const pageUrl = (path: string) => `https://example.co.za${path}`;
export const payload = (changes: Partial<QuotePayload> = {}): unknown => ({
  ...complete,
  submitted_at: times[0],
  page_url: pageUrl("/contact"),
  ...changes,
});

export const typed = (field: QuoteFieldName, value: string): QuoteFormEvent => ({
  type: "field.changed",
  field,
  value,
});
export const typedAll = (values: QuoteValues) =>
  quoteFieldNames.map((name) => typed(name, values[name]));
export const prefilled = (field: PrefilledField, value: string): QuoteFormEvent => ({
  type: "field.prefilled",
  field,
  value,
});
export const submitted = (location: FormLocation = "contact", path = "/contact", time: 0 | 1 = 0) =>
  ({
    type: "submit.requested",
    location,
    submittedAt: times[time],
    pageUrl: pageUrl(path),
    kept: [],
    honeypotFilled: false,
  }) satisfies QuoteFormEvent;
/** The same, with the honeypot filled. */
export const submittedWithHoneypot = (...press: Parameters<typeof submitted>): QuoteFormEvent => ({
  ...submitted(...press),
  honeypotFilled: true,
});
export const patioPlan: AttachedPlan = { id: 1, plan: "patio", path: "/services/patio" };
export const attached = (changes: Partial<AttachedPlan> = {}): QuoteFormEvent => ({
  type: "plan.attached",
  plan: { ...patioPlan, ...changes },
});
export const cleared: QuoteFormEvent = { type: "form.cleared" };
export const restored = (draft: Partial<StoredDraft>): QuoteFormEvent => ({
  type: "draft.restored",
  draft: { ...emptyDraft, ...draft },
});
/** Restores what the page stores of this form. */
export const restoredFrom = ({ context }: { context: () => QuoteFormContext }): QuoteFormEvent =>
  restored(parseStoredDraft(serialiseStoredDraft(context())));

interface SentRequest {
  body: string;
  signal: AbortSignal;
  accept: () => void;
  reject: (reason: unknown) => void;
}

/** A quote form whose requests the test accepts or rejects. */
export function openForm(...events: QuoteFormEvent[]) {
  const clock = new SimulatedClock();
  const requests: SentRequest[] = [];
  /** What was reported to the visitor: the form with a success, or a failure with its error. */
  const reports: unknown[] = [];
  const machine = quoteFormMachine.provide({
    actors: {
      describeAttachments: fromPromise<readonly string[], RequestAttachments>(
        async ({ input: { plans, kept } }) => [
          ...plans.map(({ plan }) => `Plan: ${plan}`),
          ...kept,
        ],
      ),
      sendRequest: fromPromise<void, QuotePayload>(({ input, signal }) => {
        return new Promise((accept, reject) => {
          requests.push({ body: quoteBody(input), signal, accept, reject });
        });
      }),
    },
    actions: {
      reportSuccess: ({ context }) => reports.push(["success", context.submittedLocation]),
      reportFailure: ({ context: { submittedLocation, failure }, event }) =>
        reports.push([submittedLocation, failure, "error" in event ? event.error : undefined]),
    },
  });
  const actor = createActor(machine, { input: { timeoutMs: 15_000 }, clock }).start();
  /** Also takes the events of actors and delays, which are not in the machine's event type. */
  const send = (...events: (QuoteFormEvent | { type: `xstate.${string}` })[]) => {
    for (const event of events) Reflect.apply(actor.send, actor, [event]);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const lastRequest = () => {
    const request = requests.at(-1);
    if (!request) throw new Error("Expected a request, got none.");
    return request;
  };
  send(...events);
  return {
    send,
    clock,
    requests,
    reports,
    lastRequest,
    snapshot: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    settled,
    accept: () => {
      lastRequest().accept();
      return settled();
    },
    reject: (reason: unknown) => {
      lastRequest().reject(reason);
      return settled();
    },
  };
}

export const openSubmitted = () => openForm(...typedAll(complete), submitted());

export async function openFailed() {
  const form = openSubmitted();
  await form.reject({ reason: "refused" });
  return form;
}

export async function openSucceeded() {
  const form = openSubmitted();
  await form.accept();
  return form;
}
