import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteFieldNames } from "#src/domain/quote-fields.ts";
import { type FormLocation, quoteServices } from "#src/domain/quote-request.ts";
import type { QuoteValues } from "#src/domain/quote-values.ts";
import * as quoteValues from "#src/domain/quote-values.ts";
import { completeValues as complete } from "./complete-values.fixture.ts";
import * as fixture from "./open-form.fixture.ts";
import { emptyDraft, mergeDraft } from "./quote-draft.ts";
import { repeatedSubmitMs, slowAfterMs } from "./quote-form.setup.ts";
import { anyQuoteValues, anyText } from "./quote-texts.fixture.ts";

const as = <const What extends string>(what: What) => fc.constant(what);
const values = fc.oneof(fc.constant(complete), anyQuoteValues);
const location = fc.constantFrom<FormLocation>("dialog", "home", "contact");
const field = fc.constantFrom(...quoteFieldNames);
const service = fc.constantFrom(...quoteServices);
const honeypotFilled = fc.nat({ max: 4 }).map((number) => number === 0);
const ms = fc.constantFrom(
  ...[1, repeatedSubmitMs - 1, 2 * repeatedSubmitMs],
  ...[slowAfterMs - 1, slowAfterMs, fixture.openForm().context().timeoutMs],
);

/** What can happen, in any order: the visitor acts, the receiver answers, time passes. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: as("types"), field, text: anyText }) },
  { weight: 4, arbitrary: fc.record({ what: as("fills in"), values }) },
  { weight: 1, arbitrary: fc.record({ what: as("asks for"), service }) },
  { weight: 8, arbitrary: fc.record({ what: as("presses"), location, honeypotFilled }) },
  { weight: 1, arbitrary: fc.record({ what: as("clears") }) },
  { weight: 1, arbitrary: fc.record({ what: as("finds"), values, isUnsent: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ what: as("accepts") }) },
  { weight: 4, arbitrary: fc.record({ what: as("refuses") }) },
  { weight: 3, arbitrary: fc.record({ what: as("waits"), ms }) },
);

/** A submit at the time of the form's clock. */
const pressed = (
  { clock }: ReturnType<typeof fixture.openForm>,
  location: FormLocation,
  page: string,
  honeypotFilled = false,
) => ({
  ...fixture.submitted(location, page),
  submittedAt: new Date(Date.UTC(2026, 0, 1) + clock.now()).toISOString(),
  honeypotFilled,
});

test("quote form: loses nothing typed and sends nothing twice, for any sequence of events", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 14 }), (happenings) => {
      const form = fixture.openForm();
      const { clock, requests: sent, send, snapshot } = form;
      let typed: QuoteValues = { ...quoteValues.emptyQuoteValues };
      /** Bodies that the receiver has accepted. */
      const taken = new Set<string>();

      for (const happening of happenings) {
        const before = snapshot();
        const wasSending = before.matches("submitting");
        const requests = sent.length;
        switch (happening.what) {
          case "types":
            send(fixture.typed(happening.field, happening.text));
            typed = { ...typed, [happening.field]: happening.text };
            break;
          case "fills in":
            send(...fixture.typedAll(happening.values));
            typed = { ...happening.values };
            break;
          case "asks for":
            send({ type: "field.prefilled", field: "service", value: happening.service });
            if (["", before.context.prefilled.service].includes(typed.service)) {
              typed.service = happening.service;
            }
            break;
          case "presses": {
            clock.increment(1);
            const { location, honeypotFilled } = happening;
            const press = pressed(form, location, "/", honeypotFilled);
            send(press);
            const isRight = Object.keys(quoteValues.quoteErrors(typed)).length === 0;
            const isAskedAbout = honeypotFilled && !before.matches("confirming");
            const isSendable = !before.matches("submitting") && isRight && !isAskedAbout;
            // A submit sends its request once; nothing else sends any.
            expect(sent.length - requests).toBe(isSendable ? 1 : 0);
            if (!isSendable) break;
            const { body } = form.lastRequest();
            expect(JSON.parse(body)).toMatchObject(quoteValues.cleanValues(typed));
            expect(taken).not.toContain(body);
            break;
          }
          case "clears":
            send({ type: "form.cleared" });
            if (!wasSending) typed = { ...quoteValues.emptyQuoteValues };
            break;
          case "finds": {
            const { values, isUnsent } = happening;
            const attempt = isUnsent
              ? quoteValues.quotePayload(values, fixture.times[0], fixture.pageUrl("/"))
              : null;
            send({ type: "draft.restored", draft: { ...emptyDraft, values, attempt } });
            if (!before.matches("idle")) break;
            typed = mergeDraft({ ...emptyDraft, values: typed }, { ...emptyDraft, values }).values;
            break;
          }
          case "accepts": {
            if (!wasSending) break;
            send({ type: "xstate.done.actor.sendRequest" });
            const { body } = form.lastRequest();
            taken.add(body);
            const request = JSON.parse(body);
            for (const name of quoteFieldNames) {
              if (quoteValues.cleanValues(typed)[name] === request[name]) typed[name] = "";
            }
            break;
          }
          case "refuses":
            if (wasSending) send({ type: "xstate.error.actor.sendRequest" });
            break;
          case "waits":
            clock.increment(happening.ms);
        }
        if (happening.what !== "presses") expect(sent).toHaveLength(requests);
        const { context, value } = snapshot();
        expect(context.values).toEqual(typed);
        expect(quoteValues.quoteErrors(typed)).toMatchObject(context.errors);
        if (value === "failure" || snapshot().matches("submitting"))
          expect(context.attempt).not.toBeNull();
        if (value === "success") expect(context).toMatchObject({ attempt: null, failure: null });
        if (value === "failure") expect(context.failure).not.toBeNull();
        if (value === "confirming") expect(context.errors).toEqual({});
        if (Object.keys(context.errors).length > 0) expect(value).toBe("idle");
      }
    }),
    { numRuns: 1_500 },
  );
});

test("quote form: retries with the same bytes, even later and elsewhere, until a field changes", () => {
  const fail = fc.constantFrom("refuses", "times out");
  fc.assert(
    fc.property(anyQuoteValues, fc.array(fail, { minLength: 1, maxLength: 4 }), (values, fails) => {
      const form = fixture.openForm(...fixture.typedAll(values));
      const { clock, requests: sent, send, snapshot } = form;
      const press = () => {
        clock.increment(1);
        send(pressed(form, sent.length % 2 === 0 ? "contact" : "home", `/${sent.length}`));
      };
      if (!quoteValues.areValidValues(values)) return;
      for (const how of fails) {
        press();
        if (how === "refuses") send({ type: "xstate.error.actor.sendRequest" });
        else clock.increment(snapshot().context.timeoutMs);
        expect(snapshot().value).toBe("failure");
        expect(snapshot().context.values).toEqual(values);
      }
      expect(sent).toHaveLength(fails.length);
      expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
      send(fixture.typed("message", `${values.message}.`));
      press();
      expect(form.lastRequest().body).not.toBe(sent[0]?.body);
    }),
    { numRuns: 500 },
  );
});
