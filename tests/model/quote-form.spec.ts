import type { Locator, Page, Route } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { QuoteFormEvent } from "#machines/quote-form/quote-form.context.ts";
import type { quoteFormMachine } from "#machines/quote-form/quote-form.machine.ts";
import { lateAfterMs, slowAfterMs } from "#machines/quote-form/quote-form.setup.ts";
import { openPlanner, plannerTexts } from "#src/content/interface/planner.ts";
import { jobs } from "#src/content/interface/planner-request.ts";
import * as words from "#src/content/interface/quote-form.ts";
import { planHref } from "#src/domain/attachments.ts";
import { type QuoteFieldName, quoteFieldNames } from "#src/domain/quote-fields.ts";
import type { QuoteValues } from "#src/domain/quote-values.ts";
import { serviceNames } from "#src/domain/services.ts";
import {
  planned,
  quoteFormModel,
  type SendFailure,
} from "../../machines/quote-form/quote-form.model.ts";
import { business } from "../support/business.ts";
import { footerLink } from "../support/landmarks.ts";
import { visitTime } from "../support/page-clock.ts";
import { holdPlannerScript } from "../support/paving-planner.ts";
import { type PerceivedForm, perceivedForm } from "../support/perceived-form.ts";
import * as forms from "../support/quote-forms.ts";
import { bodyOf } from "../support/request-body.ts";
import { storedRequests } from "../support/store.ts";
import { enter, expect, type Visitor, waitForHydration } from "../support/visitor.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

type Snapshot = SnapshotFrom<typeof quoteFormMachine>;
type EventOf<Type extends QuoteFormEvent["type"]> = Extract<QuoteFormEvent, { type: Type }>;

/** The form of the contact page. Its requests wait until the test answers them. */
interface QuoteFormFixture {
  page: Page;
  form: Locator;
  /** The request bodies sent so far. */
  bodies: string[];
  /** The requests without an answer. */
  unanswered: Route[];
  /** The number of requests that the path has sent so far. */
  sentCount: number;
  /** The planner's script, once it is held. */
  plannerScript: Awaited<ReturnType<typeof holdPlannerScript>> | null;
  /** Time of the last submit on the page's clock, in milliseconds since 1970. */
  submittedAt: number;
}

/** Opens the page with a fake clock; every request waits for an answer. */
async function start({ page, open }: Visitor): Promise<QuoteFormFixture> {
  const fixture: QuoteFormFixture = {
    page,
    form: forms.quoteForm(page),
    bodies: [],
    unanswered: [],
    sentCount: 0,
    plannerScript: null,
    submittedAt: visitTime,
  };
  forms.expectFailedRequests(page);
  await page.clock.install({ time: visitTime });
  await page.route(`**${business.webhookUrl}`, (route) => {
    fixture.bodies.push(bodyOf(route.request()));
    fixture.unanswered.push(route);
  });
  await open("/contact");
  return fixture;
}

/** Takes the one request without an answer. */
async function nextRequest({ unanswered }: QuoteFormFixture): Promise<Route> {
  await expect.poll(() => unanswered.length).toBe(1);
  const [route] = unanswered.splice(0);
  if (route === undefined) throw new Error("Expected one unanswered request, got none.");
  return route;
}

async function returnToForm(page: Page) {
  await forms.followHeaderLink(page, "Contact");
  await expect(page).toHaveURL("/contact");
}

/** Presses the quote button on the commercial paving page. */
async function askForCommercialPaving(page: Page) {
  await footerLink(page, "Commercial").click();
  await expect(page).toHaveURL("/services/commercial");
  await forms.firstQuoteButton(page).click();
  await expect(forms.quoteDialog(page).getByLabel("Service")).toHaveValue("Commercial Paving");
  await forms.closeDialog(page);
  await returnToForm(page);
}

/** Adds the usual patio to the request on the patio page. */
async function addPavingPlan(page: Page) {
  await footerLink(page, serviceNames.patio).click();
  await expect(page).toHaveURL("/services/patio");
  await page.getByRole("button", { name: openPlanner }).click();
  await page.getByRole("button", { name: plannerTexts.add }).click();
  await expect(forms.quoteDialog(page).getByRole("listitem")).toContainText([jobs["Patio Paving"]]);
  await forms.closeDialog(page);
  await returnToForm(page);
}

async function reload(page: Page) {
  await page.reload();
  await waitForHydration(page);
}

async function type({ form }: QuoteFormFixture, field: QuoteFieldName, value: string) {
  const control = form.getByLabel(words.fieldTexts[field].label);
  if (field === "service") await control.selectOption({ value });
  else await enter(control, value);
}

async function typeAll(fixture: QuoteFormFixture, values: QuoteValues) {
  for (const field of quoteFieldNames) await type(fixture, field, values[field]);
}

/** Submits the form; the clock stops while its request is prepared and sent. */
async function submit(
  fixture: QuoteFormFixture,
  { submittedAt, honeypotFilled }: EventOf<"submit.requested">,
  before: Snapshot,
  after: Snapshot,
) {
  const { page, form } = fixture;
  const { clock } = page;
  if (after.matches("preparing")) {
    fixture.plannerScript = await holdPlannerScript(page);
    await reload(page);
  }
  if (honeypotFilled) await forms.fillHoneypot(form);
  const isRepeated =
    before.matches("success") && submittedAt === before.context.submission?.submittedAt;
  if (!isRepeated || after.hasTag("busy")) fixture.submittedAt += 600_000;
  if (after.hasTag("busy")) await clock.pauseAt(fixture.submittedAt);
  else await clock.setSystemTime(fixture.submittedAt);
  const isConfirmed = before.matches("confirming");
  const confirm = form.getByRole("button", { name: words.confirmSubmit.button });
  await (isConfirmed ? confirm : forms.submitButton(form)).click();
  // The press has its effect in the next task.
  if (after.hasTag("busy")) await clock.runFor(1);
  await expectSent(fixture, before, after);
}

/** Checks that the step has sent its request if it leads to `submitting`, and that nothing else was sent. */
async function expectSent(fixture: QuoteFormFixture, before: Snapshot, after: Snapshot) {
  const { bodies } = fixture;
  const { submission, attempt } = after.context;
  if (!after.matches("submitting") || submission === null) {
    expect(bodies).toHaveLength(fixture.sentCount);
    return;
  }
  fixture.sentCount += 1;
  await expect.poll(() => bodies.length).toBe(fixture.sentCount);
  const body = bodies.at(-1) ?? "";
  const isWithPlan = submission.plans.length > 0;
  expect(JSON.parse(body)).toMatchObject({
    ...submission.values,
    ...(isWithPlan && { message: expect.stringContaining(planHref(planned)) }),
  });
  // A retry sends the same bytes.
  if (attempt === before.context.attempt) expect(body).toBe(bodies.at(-2));
  else expect(bodies.slice(0, -1)).not.toContain(body);
}

const failAs: Record<SendFailure, (fixture: QuoteFormFixture) => Promise<void>> = {
  "status 500": async (fixture) => (await nextRequest(fixture)).fulfill({ status: 500 }),
  "connection lost": async (fixture) => (await nextRequest(fixture)).abort("connectionreset"),
};

/** Matches a panel of the form by its name and a part of its text. */
const panel = (name: string, text: string) =>
  expect.objectContaining({ name, text: expect.stringContaining(text) });

/** Checks field values and errors, error summary, button, and the outcome of the last request. */
async function expectForm(
  { page }: QuoteFormFixture,
  snapshot: Snapshot,
  {
    button = { name: "Submit Request", isEnabled: true },
    progress = "",
    outcome = [],
  }: Partial<Pick<PerceivedForm, "button" | "progress">> & { outcome?: readonly unknown[] },
) {
  const { values, plans, errors } = snapshot.context;
  const fields = quoteFieldNames.map((field) => ({
    label: words.fieldTexts[field].label,
    value: values[field],
    error: errors[field] ?? "",
  }));
  const listed = fields.flatMap(({ label, error }) => (error === "" ? [] : [label]));
  const heading = words.fieldsNeedAttention(listed.length);
  const summary = { name: heading, links: listed };
  const panels = [...(listed.length === 0 ? [] : [expect.objectContaining(summary)]), ...outcome];
  await expect
    .poll(() => perceivedForm(forms.quoteForm(page)))
    .toEqual({ fields, panels, button, progress });
  if (snapshot.matches("preparing")) {
    await expect(
      forms.quoteForm(page).getByText(words.waitingAttachments.count(plans.length)),
    ).toBeVisible();
    return;
  }
  const cards = forms.quoteForm(page).getByRole("list", { name: words.attachments.heading });
  await expect(cards.getByRole("listitem")).toHaveCount(plans.length);
}

const expectBusy = (fixture: QuoteFormFixture, snapshot: Snapshot, progress: string) =>
  expectForm(fixture, snapshot, { button: { name: "Submitting...", isEnabled: false }, progress });

/** Makes the planner's script throw where it describes a plan. */
function throwAtDescription(script: string) {
  const changed = script.replace("attachedPlanText:", "attachedPlanText(){throw Error()},former:");
  if (changed === script) throw new Error("Expected attachedPlanText in the planner's script.");
  return changed;
}

/**
 * Over WebDriver BiDi, the fake clock stops when a page reloads while a request is held, which
 * tests/e2e/quote-form-faults.spec.ts covers, and a script cannot be changed.
 */
const tagsOf = (title: string) => [
  ...(/after a reload|paving plan/.test(title) ? ["@not-in-firefox"] : []),
  // attachments.spec.ts takes plans along in every run.
  ...(/paving plan/.test(title) ? ["@sweep"] : []),
];

testPaths(
  quoteFormModel,
  {
    start,
    actions: {
      "field.changed": (fixture, { field, value }) => type(fixture, field, value),
      "field.prefilled": ({ page }) => askForCommercialPaving(page),
      "form.opened": async ({ page }) => {
        await forms.followHeaderLink(page, "FAQs");
        await returnToForm(page);
      },
      "plan.attached": async (fixture, _, { after }) => {
        await addPavingPlan(fixture.page);
        // The planner chooses a service as well, which is another event.
        await type(fixture, "service", after.context.values.service);
      },
      "plan.removed": ({ form }) =>
        form.getByRole("button", { name: new RegExp(`^${words.attachments.remove}`) }).click(),
      // The request itself is sent before the reload.
      "draft.restored": async (fixture, { draft: { values, attempt, failure } }) => {
        await typeAll(fixture, values);
        if (attempt !== null) await forms.submitButton(fixture.form).click();
        if (failure === "refused") {
          await failAs["status 500"](fixture);
          await expect(forms.failureMessage(fixture.page)).toBeVisible();
        } else if (attempt !== null) await expect.poll(() => fixture.unanswered.length).toBe(1);
        fixture.unanswered.splice(0);
        fixture.sentCount = fixture.bodies.length;
        await reload(fixture.page);
      },
      "form.cleared": ({ form }) => form.getByRole("button", { name: words.clearButton }).click(),
      "submit.requested": (fixture, press, { before, after }) =>
        submit(fixture, press, before, after),
      "xstate.done.actor.describeAttachments": async (fixture, _, { before, after }) => {
        fixture.plannerScript?.arrive();
        await expectSent(fixture, before, after);
      },
      "xstate.error.actor.describeAttachments": async (fixture, _, { before, after }) => {
        fixture.plannerScript?.arriveChanged(throwAtDescription);
        await expectSent(fixture, before, after);
      },
      "xstate.done.actor.sendRequest": async (fixture) => {
        await fixture.page.clock.resume();
        const route = await nextRequest(fixture);
        await route.continue();
        const body: unknown = JSON.parse(fixture.bodies.at(-1) ?? "");
        await expect
          .poll(async () => (await storedRequests()).map(({ request }) => request))
          .toContainEqual(body);
        for (const sentence of forms.quoteForms.contact.thanks) {
          await expect(fixture.page.getByText(sentence, { exact: true }).last()).toBeVisible();
        }
      },
      "xstate.error.actor.sendRequest": async (fixture, { by }) => {
        await fixture.page.clock.resume();
        await failAs[by](fixture);
        await expect(forms.errorToast(fixture.page)).toBeVisible();
      },
      "xstate.after.lateAfter.quoteForm.submitting.sending": ({ page }) =>
        page.clock.runFor(lateAfterMs),
      "xstate.after.slowAfter.quoteForm.submitting.late": ({ page }) =>
        page.clock.runFor(slowAfterMs - lateAfterMs),
      "xstate.after.giveUpAfter.quoteForm.submitting": async (fixture) => {
        await fixture.page.clock.runFor(business.webhookTimeoutMs - slowAfterMs);
        await fixture.page.clock.resume();
        await expect(forms.errorToast(fixture.page)).toBeVisible();
        // The form has aborted the request.
        await (await nextRequest(fixture)).abort().catch(() => {});
      },
    },
    assertions: {
      idle: (fixture, snapshot) => expectForm(fixture, snapshot, {}),
      confirming: async (fixture, snapshot, event) => {
        const outcome = [panel(words.confirmSubmit.title, words.confirmSubmit.text)];
        await expectForm(fixture, snapshot, { outcome });
        const { form } = fixture;
        await expect(form.getByLabel(words.honeypotLabel)).toBeHidden();
        if (event?.type === "submit.requested")
          await expect(form.getByRole("region", { name: words.confirmSubmit.title })).toBeFocused();
      },
      preparing: async (fixture, snapshot) => {
        await expectBusy(fixture, snapshot, "");
        // A second press changes nothing, which the number of requests shows in the next state.
        await forms
          .quoteForm(fixture.page)
          .getByRole("button", { name: "Submitting..." })
          .press("Enter");
        await fixture.page.clock.runFor(1);
        await expectBusy(fixture, snapshot, "");
      },
      submitting: ({ page }) =>
        expect(forms.quoteForm(page).getByRole("button", { name: "Submitting..." })).toBeDisabled(),
      "submitting.sending": (fixture, snapshot) => expectBusy(fixture, snapshot, ""),
      "submitting.late": (fixture, snapshot) =>
        expectBusy(fixture, snapshot, words.progress.sending),
      "submitting.slow": (fixture, snapshot) => expectBusy(fixture, snapshot, words.progress.slow),
      success: async (fixture, snapshot) => {
        const { values } = snapshot.context;
        const isCleared = Object.values(values).every((value) => value === "");
        const text = isCleared ? words.success.text : words.success.textWithRest;
        const outcome = [panel(words.success.title, text)];
        await expectForm(fixture, snapshot, { outcome });
      },
      failure: async (fixture, snapshot) => {
        const { failure } = snapshot.context;
        if (failure === null) throw new Error("Expected a failure with a reason, got none.");
        const outcome = [panel(words.failure.title, words.failure.reasons[failure])];
        await expectForm(fixture, snapshot, { outcome });
      },
    },
  },
  tagsOf,
);
