import type { SnapshotFrom } from "xstate";
import type { QuoteFormEvent } from "#machines/quote-form/quote-form.events.ts";
import type { quoteFormMachine } from "#machines/quote-form/quote-form.machine.ts";
import type { QuoteDraft } from "#machines/quote-form/quote-request.ts";
import {
  type FormLocation,
  type QuoteFailure,
  type QuoteFieldName,
  quoteFieldNames,
} from "#src/domain/quote-request.ts";
import { type PerceivedForm, perceivedForm } from "../support/perceived-form.ts";
import {
  errorNotice,
  failureMessage,
  fillHoneypot,
  formLocations,
  quoteDialog,
  quoteForm,
  quoteForms,
  submitButton,
} from "../support/quote-forms.ts";
import { storedRequests } from "../support/store.ts";
import { enter, expect, test } from "../support/visitor.ts";
import { type Fault, quoteFormModel } from "./quote-form.model.ts";
import {
  askForCommercialPaving,
  nextRequest,
  type QuoteFormVisit,
  reachForm,
  reload,
  visitQuoteForm,
} from "./quote-form.visit.ts";
import { walksInBrowser } from "./support/walk-in-browser.ts";

type Now = SnapshotFrom<typeof quoteFormMachine>;
type EventOf<Type extends QuoteFormEvent["type"]> = Extract<QuoteFormEvent, { type: Type }>;

const labels: Record<QuoteFieldName, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  area: "Area",
  service: "Service",
  message: "Project Details",
};

/** What the form says of each kind of failure. */
const explanations: Record<QuoteFailure, string> = {
  refused: "did not take the request",
  unreachable: "The connection may be down",
  timeout: "No answer came back in time",
  interrupted: "The page was left while the request was on its way",
};

async function type(visit: QuoteFormVisit, field: QuoteFieldName, value: string) {
  const control = (await reachForm(visit)).getByLabel(labels[field]);
  if (field === "service") await control.selectOption({ value });
  else await enter(control, value);
}

async function typeAll(visit: QuoteFormVisit, values: QuoteDraft) {
  for (const field of quoteFieldNames) await type(visit, field, values[field]);
}

/** Presses the button, hastily or anew, and sees a request on its way or none. */
async function submit(
  visit: QuoteFormVisit,
  { submittedAt, honeypotFilled }: EventOf<"submit.requested">,
  before: Now,
  after: Now,
) {
  const sent = visit.bodies.length;
  const form = await reachForm(visit);
  if (honeypotFilled) await fillHoneypot(form);
  const isHasty = before.matches("success") && submittedAt === before.context.pressedAt;
  if (!isHasty) visit.pressedAt += 60_000;
  await visit.page.clock.setSystemTime(visit.pressedAt);
  await submitButton(form).click();
  if (!after.matches("submitting")) {
    expect(visit.bodies).toHaveLength(sent);
    return;
  }
  await expect.poll(() => visit.bodies.length).toBe(sent + 1);
  const { values, attempt } = after.context;
  const body = visit.bodies.at(-1) ?? "";
  expect(JSON.parse(body)).toMatchObject(values);
  // The same request again is the same bytes; one that was changed is another.
  if (attempt === before.context.attempt) expect(body).toBe(visit.bodies.at(-2));
  else expect(visit.bodies.slice(0, -1)).not.toContain(body);
}

const failAs: Record<Fault, (visit: QuoteFormVisit) => Promise<void>> = {
  "status 404": async (visit) => (await nextRequest(visit)).fulfill({ status: 404 }),
  "status 500": async (visit) => (await nextRequest(visit)).fulfill({ status: 500 }),
  "connection lost": async (visit) => (await nextRequest(visit)).abort("connectionreset"),
};

/** Matches a panel of the form whose text holds that. */
const panel = (name: string, text: string) =>
  expect.objectContaining({ name, text: expect.stringContaining(text) });

/**
 * The texts in the fields, the complaints below them and their count above them; the button; and
 * what the form says of the last request.
 */
async function expectForm(
  { page }: QuoteFormVisit,
  { context: { values, errors, needsConfirmation } }: Now,
  {
    button = { name: "Submit Request", isEnabled: true },
    progress = "",
    outcome = [],
  }: Partial<Pick<PerceivedForm, "button" | "progress">> & { outcome?: readonly unknown[] },
) {
  const fields = quoteFieldNames.map((field) => ({
    label: labels[field],
    value: values[field],
    complaint: errors[field] ?? "",
  }));
  const listed = fields.flatMap(({ label, complaint }) => (complaint === "" ? [] : [label]));
  const faults = { name: expect.stringMatching(/your attention$/), listed };
  const panels = [
    ...(listed.length === 0 ? [] : [expect.objectContaining(faults)]),
    ...(needsConfirmation ? [panel("Please press once more to send", "")] : []),
    ...outcome,
  ];
  await expect
    .poll(() => perceivedForm(quoteForm(page)))
    .toEqual({ fields, panels, button, progress });
}

/** The form sends, and says how it goes. */
const expectSending = (visit: QuoteFormVisit, now: Now, progress: string) =>
  expectForm(visit, now, { button: { name: "Submitting...", isEnabled: false }, progress });

const walksOf = (location: FormLocation) =>
  walksInBrowser(quoteFormModel(location), {
    begin: async (visitor) => {
      const visit = await visitQuoteForm(visitor, location);
      await reachForm(visit);
      return visit;
    },
    gestures: {
      "field.changed": (visit, { field, value }) => type(visit, field, value),
      "service.preselected": (visit) => askForCommercialPaving(visit),
      // It is done for real before the reload.
      "draft.restored": async (visit, { values, attempt, failure }) => {
        await typeAll(visit, values);
        if (attempt !== null) await submitButton(await reachForm(visit)).click();
        if (failure === "refused") {
          await failAs["status 500"](visit);
          await expect(failureMessage(visit.page)).toBeVisible();
        } else if (attempt !== null) await expect.poll(() => visit.unanswered.length).toBe(1);
        visit.unanswered.splice(0);
        await reload(visit);
      },
      "details.cleared": async (visit) =>
        (await reachForm(visit)).getByRole("button", { name: "Clear my details" }).click(),
      "submit.requested": (visit, press, { before, after }) => submit(visit, press, before, after),
      "xstate.done.actor.sendRequest": async (visit) => {
        const route = await nextRequest(visit);
        await route.continue();
        const body: unknown = JSON.parse(visit.bodies.at(-1) ?? "");
        await expect
          .poll(async () => (await storedRequests()).map(({ request }) => request))
          .toContainEqual(body);
        for (const sentence of quoteForms[location].thanks) {
          await expect(visit.page.getByText(sentence, { exact: true }).last()).toBeVisible();
        }
        if (location === "dialog") await expect(quoteDialog(visit.page)).toHaveCount(0);
      },
      "xstate.error.actor.sendRequest": async (visit, { by }) => {
        await failAs[by](visit);
        await expect(errorNotice(visit.page)).toBeVisible();
      },
      "xstate.after.slowAfter.quoteForm.submitting.sending": async ({ page }) => {
        await page.clock.fastForward(8_000);
      },
      "xstate.after.giveUpAfter.quoteForm.submitting": async (visit) => {
        await visit.page.clock.fastForward(7_000);
        await expect(errorNotice(visit.page)).toBeVisible();
        // The form has hung up.
        await (await nextRequest(visit)).abort().catch(() => {});
      },
    },
    sights: {
      idle: (visit, now) => expectForm(visit, now, {}),
      submitting: ({ page }) =>
        expect(quoteForm(page).getByRole("button", { name: "Submitting..." })).toBeDisabled(),
      "submitting.sending": (visit, now) => expectSending(visit, now, "Sending your request"),
      "submitting.slow": (visit, now) =>
        expectSending(visit, now, "Still sending, slow connection"),
      success: async (visit, now) => {
        await reachForm(visit);
        // The dialog is there for the next request when it is opened again.
        const outcome = location === "dialog" ? [] : [panel("Your request has reached us", "")];
        await expectForm(visit, now, { outcome });
      },
      failure: async (visit, now) => {
        const { failure } = now.context;
        if (failure === null) throw new Error("A failure has a reason.");
        const outcome = [panel("Your request was not confirmed", explanations[failure])];
        await expectForm(visit, now, { outcome });
      },
    },
  });

/**
 * Over WebDriver BiDi, the page's clock stands still once it is reloaded while a request of it is
 * held; tests/e2e/quote-draft.spec.ts reloads in Firefox.
 */
const tagsOf = (title: string) => (title.includes("after a reload") ? ["@not-in-firefox"] : []);

for (const location of formLocations) {
  for (const { title, take } of walksOf(location)) {
    test(title, { tag: tagsOf(title) }, ({ visitor }) => take(visitor));
  }
}
