import type { SnapshotFrom } from "xstate";
import type { QuoteFormEvent } from "#machines/quote-form/quote-form.context.ts";
import type { quoteFormMachine } from "#machines/quote-form/quote-form.machine.ts";
import { slowAfterMs } from "#machines/quote-form/quote-form.setup.ts";
import type { QuoteValues } from "#machines/quote-form/quote-request.ts";
import { attachments } from "#src/content/interface/attachments.ts";
import {
  clearButton,
  confirmSubmit,
  failure as failureTexts,
  fieldsNeedAttention,
  progress as progressTexts,
  success,
} from "#src/content/interface/quote-form.ts";
import { type QuoteFieldName, quoteFieldNames } from "#src/domain/quote-request.ts";
import { business } from "../support/business.ts";
import { type PerceivedForm, perceivedForm } from "../support/perceived-form.ts";
import {
  errorToast,
  failureMessage,
  fillHoneypot,
  quoteDialog,
  quoteForm,
  quoteForms,
  submitButton,
} from "../support/quote-forms.ts";
import { storedRequests } from "../support/store.ts";
import { enter, expect } from "../support/visitor.ts";
import { type ModelLocation, quoteFormModel, type SendFailure } from "./quote-form.model.ts";
import {
  addPavingPlan,
  askForCommercialPaving,
  nextRequest,
  openQuoteFormFixture,
  type QuoteFormFixture,
  reachForm,
  reload,
  reopenForm,
} from "./quote-form.scenario.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

type Snapshot = SnapshotFrom<typeof quoteFormMachine>;
type EventOf<Type extends QuoteFormEvent["type"]> = Extract<QuoteFormEvent, { type: Type }>;

const labels: Record<QuoteFieldName, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  area: "Area",
  service: "Service",
  message: "Project Details",
};

async function type(fixture: QuoteFormFixture, field: QuoteFieldName, value: string) {
  const control = (await reachForm(fixture)).getByLabel(labels[field]);
  if (field === "service") await control.selectOption({ value });
  else await enter(control, value);
}

async function typeAll(fixture: QuoteFormFixture, values: QuoteValues) {
  for (const field of quoteFieldNames) await type(fixture, field, values[field]);
}

/** Submits the form and checks whether a request was sent. */
async function submit(
  fixture: QuoteFormFixture,
  { submittedAt, honeypotFilled }: EventOf<"submit.requested">,
  before: Snapshot,
  after: Snapshot,
) {
  const sent = fixture.bodies.length;
  const form = await reachForm(fixture);
  if (honeypotFilled) await fillHoneypot(form);
  const isRepeated = before.matches("success") && submittedAt === before.context.submittedAt;
  if (!isRepeated) fixture.submittedAt += 60_000;
  await fixture.page.clock.setSystemTime(fixture.submittedAt);
  await submitButton(form).click();
  if (!after.matches("submitting")) {
    expect(fixture.bodies).toHaveLength(sent);
    return;
  }
  await expect.poll(() => fixture.bodies.length).toBe(sent + 1);
  const { values, attempt } = after.context;
  const body = fixture.bodies.at(-1) ?? "";
  expect(JSON.parse(body)).toMatchObject(values);
  // A retry sends the same bytes.
  if (attempt === before.context.attempt) expect(body).toBe(fixture.bodies.at(-2));
  else expect(fixture.bodies.slice(0, -1)).not.toContain(body);
}

const failAs: Record<SendFailure, (fixture: QuoteFormFixture) => Promise<void>> = {
  "status 404": async (fixture) => (await nextRequest(fixture)).fulfill({ status: 404 }),
  "status 500": async (fixture) => (await nextRequest(fixture)).fulfill({ status: 500 }),
  "connection lost": async (fixture) => (await nextRequest(fixture)).abort("connectionreset"),
};

/** Matches a panel of the form by its name and a part of its text. */
const panel = (name: string, text: string) =>
  expect.objectContaining({ name, text: expect.stringContaining(text) });

/** Checks field values and errors, error summary, button, and the outcome of the last request. */
async function expectForm(
  { page }: QuoteFormFixture,
  { context: { values, plans, errors, needsConfirmation } }: Snapshot,
  {
    button = { name: "Submit Request", isEnabled: true },
    progress = "",
    outcome = [],
  }: Partial<Pick<PerceivedForm, "button" | "progress">> & { outcome?: readonly unknown[] },
) {
  const fields = quoteFieldNames.map((field) => ({
    label: labels[field],
    value: values[field],
    error: errors[field] ?? "",
  }));
  const listed = fields.flatMap(({ label, error }) => (error === "" ? [] : [label]));
  const heading = fieldsNeedAttention(listed.length);
  const summary = { name: heading, links: listed };
  const panels = [
    ...(listed.length === 0 ? [] : [expect.objectContaining(summary)]),
    ...(needsConfirmation ? [panel(confirmSubmit.title, "")] : []),
    ...outcome,
  ];
  await expect
    .poll(() => perceivedForm(quoteForm(page)))
    .toEqual({ fields, panels, button, progress });
  const cards = quoteForm(page).getByRole("list", { name: attachments.heading });
  await expect(cards.getByRole("listitem")).toHaveCount(plans.length);
}

const expectSending = (fixture: QuoteFormFixture, snapshot: Snapshot, progress: string) =>
  expectForm(fixture, snapshot, { button: { name: "Submitting...", isEnabled: false }, progress });

/**
 * Over WebDriver BiDi, the fake clock stops when a page reloads while a request is held.
 * tests/e2e/quote-draft.spec.ts covers reloads in Firefox.
 */
const tagsOf = (title: string) => (title.includes("after a reload") ? ["@not-in-firefox"] : []);

const testQuoteForm = (location: ModelLocation) =>
  testPaths(
    quoteFormModel(location),
    {
      start: async (visitor) => {
        const fixture = await openQuoteFormFixture(visitor, location);
        await reachForm(fixture);
        return fixture;
      },
      actions: {
        "field.changed": (fixture, { field, value }) => type(fixture, field, value),
        "field.prefilled": (fixture) => askForCommercialPaving(fixture),
        "form.opened": (fixture) => reopenForm(fixture),
        "plan.attached": async (fixture, _, { after }) => {
          await addPavingPlan(fixture);
          // The planner chooses a service as well, which is another event.
          await type(fixture, "service", after.context.values.service);
        },
        "plan.removed": async (fixture) =>
          (await reachForm(fixture))
            .getByRole("button", { name: new RegExp(`^${attachments.remove}`) })
            .click(),
        // The request itself is sent before the reload.
        "draft.restored": async (fixture, { values, attempt, failure }) => {
          await typeAll(fixture, values);
          if (attempt !== null) await submitButton(await reachForm(fixture)).click();
          if (failure === "refused") {
            await failAs["status 500"](fixture);
            await expect(failureMessage(fixture.page)).toBeVisible();
          } else if (attempt !== null) await expect.poll(() => fixture.unanswered.length).toBe(1);
          fixture.unanswered.splice(0);
          await reload(fixture);
        },
        "form.cleared": async (fixture) =>
          (await reachForm(fixture)).getByRole("button", { name: clearButton }).click(),
        "submit.requested": (fixture, press, { before, after }) =>
          submit(fixture, press, before, after),
        "xstate.done.actor.sendRequest": async (fixture) => {
          const route = await nextRequest(fixture);
          await route.continue();
          const body: unknown = JSON.parse(fixture.bodies.at(-1) ?? "");
          await expect
            .poll(async () => (await storedRequests()).map(({ request }) => request))
            .toContainEqual(body);
          for (const sentence of quoteForms[location].thanks) {
            await expect(fixture.page.getByText(sentence, { exact: true }).last()).toBeVisible();
          }
          if (location === "dialog") await expect(quoteDialog(fixture.page)).toHaveCount(0);
        },
        "xstate.error.actor.sendRequest": async (fixture, { by }) => {
          await failAs[by](fixture);
          await expect(errorToast(fixture.page)).toBeVisible();
        },
        "xstate.after.slowAfter.quoteForm.submitting.sending": async ({ page }) => {
          await page.clock.fastForward(slowAfterMs);
        },
        "xstate.after.giveUpAfter.quoteForm.submitting": async (fixture) => {
          await fixture.page.clock.fastForward(business.webhookTimeoutMs - slowAfterMs);
          await expect(errorToast(fixture.page)).toBeVisible();
          // The form has aborted the request.
          await (await nextRequest(fixture)).abort().catch(() => {});
        },
      },
      assertions: {
        idle: (fixture, snapshot) => expectForm(fixture, snapshot, {}),
        submitting: ({ page }) =>
          expect(quoteForm(page).getByRole("button", { name: "Submitting..." })).toBeDisabled(),
        "submitting.sending": (fixture, snapshot) =>
          expectSending(fixture, snapshot, progressTexts.sending),
        "submitting.slow": (fixture, snapshot) =>
          expectSending(fixture, snapshot, progressTexts.slow),
        success: async (fixture, snapshot) => {
          await reachForm(fixture);
          // A reopened dialog shows an empty form for the next request.
          const outcome = location === "dialog" ? [] : [panel(success.title, "")];
          await expectForm(fixture, snapshot, { outcome });
        },
        failure: async (fixture, snapshot) => {
          const { failure } = snapshot.context;
          if (failure === null) throw new Error("Expected a failure with a reason, got none.");
          const outcome = [panel(failureTexts.title, failureTexts.reasons[failure])];
          await expectForm(fixture, snapshot, { outcome });
        },
      },
    },
    tagsOf,
  );

testQuoteForm("contact");
testQuoteForm("dialog");
