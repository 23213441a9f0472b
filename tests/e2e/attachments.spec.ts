import type { Page } from "@playwright/test";
import { attachments } from "#src/content/interface/attachments.ts";
import { planner as words } from "#src/content/interface/paving-planner.ts";
import { waitingAttachments } from "#src/content/interface/quote-form.ts";
import { openPlanner, planLength, planner } from "../support/paving-planner.ts";
import {
  answerWith,
  attachmentCards as cards,
  closeDialog,
  failureMessage,
  fillInAndSubmit,
  firstQuoteButton,
  quoteDialog,
  quoteForm,
  submitButton,
  uniqueName,
} from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { enter, expect, fillIn, test, waitForHydration } from "../support/visitor.ts";

const press = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true }).click();
const details = (page: Page) => quoteForm(page).getByLabel("Project Details");
const change = (page: Page, title: string) =>
  quoteForm(page).getByRole("link", { name: `${attachments.change} ${title}` });
const remove = (page: Page, title: string) =>
  quoteForm(page).getByRole("button", { name: `${attachments.remove} ${title}` });

/** Adds the usual plan of a page; leaves the dialog open. */
async function addPlanOf(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await openPlanner(page);
  await press(page, words.add);
  await expect(quoteDialog(page)).toBeVisible();
}

test("attachments: two plans and the visitor's own words are sent as one message", async ({
  page,
}) => {
  const name = uniqueName();
  await addPlanOf(page, "/services/driveway");
  await expect(cards(page)).toHaveText([/^Driveway, 8 × 6 m/]);
  await addPlanOf(page, "/services/patio");
  await expect(cards(page)).toHaveText([/^Driveway, 8 × 6 m/, /^Patio, 5 × 4 m/]);
  // 48 + 20 m² at R250 to R450.
  await expect(quoteForm(page).getByText(/^Together/)).toHaveText(
    "Together 68\u00a0m²: R17\u00a0000 to R30\u00a0600",
  );
  await fillIn(quoteForm(page), name);
  await enter(details(page), "Mind the dog.");
  await submitButton(quoteForm(page)).click();
  await expect(quoteDialog(page)).toHaveCount(0);
  const [stored] = await storedRequestsBy(name);
  expect(stored?.request.message).toMatch(
    /^Mind the dog\.\n\nPaving plan: rectangle of 8 × 6 m[^§]*\n\nPaving plan: rectangle of 5 × 4 m[^§]*#planner$/,
  );
  await page.goto("/contact");
  await waitForHydration(page);
  await expect(details(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(0);
});

test("attachments: Change opens a plan on its page, and Update changes that one alone", async ({
  page,
}) => {
  await addPlanOf(page, "/services/driveway");
  await addPlanOf(page, "/services/patio");
  await page.goto("/contact");
  await waitForHydration(page);
  await change(page, "Driveway").click();
  await expect(page).toHaveURL(/\/services\/driveway\?plan=/);
  await expect(planLength(page)).toHaveValue("8");
  await enter(planLength(page), "9");
  await expect(page).toHaveURL(/rectangle-9x6/);
  await page.reload();
  await waitForHydration(page);
  await press(page, words.update);
  await expect(cards(page)).toHaveText([/^Driveway, 9 × 6 m/, /^Patio, 5 × 4 m/]);
  await change(page, "Patio").click();
  await expect(page).toHaveURL(/\/services\/patio\?plan=/);
  await expect(planLength(page)).toHaveValue("5");
  await enter(planLength(page), "7");
  await press(page, words.addAnother);
  await expect(cards(page)).toHaveText([/^Driveway, 9/, /^Patio, 5 × 4 m/, /^Patio, 7 × 4 m/]);
});

test("attachments: Change opens another plan of the same page behind the dialog", async ({
  page,
}) => {
  await addPlanOf(page, "/services/patio");
  await closeDialog(page);
  await enter(planLength(page), "7");
  await press(page, words.add);
  await expect(cards(page)).toHaveText([/^Patio, 5 × 4 m/, /^Patio, 7 × 4 m/]);
  await change(page, "Patio, 5 × 4 m").click();
  await expect(quoteDialog(page)).toHaveCount(0);
  await expect(planLength(page)).toHaveValue("5");
  await press(page, words.open);
  await change(page, "Patio, 7 × 4 m").click();
  await expect(planLength(page)).toHaveValue("7");
});

test("attachments: Remove takes a plan out, and Undo brings it back to its place", async ({
  page,
}) => {
  await addPlanOf(page, "/services/driveway");
  await addPlanOf(page, "/services/patio");
  await remove(page, "Driveway").press("Enter");
  await expect(cards(page)).toHaveText([/^Patio/]);
  await expect(remove(page, "Patio")).toBeFocused();
  await page.getByRole("button", { name: attachments.undo }).click();
  await expect(cards(page)).toHaveText([/^Driveway/, /^Patio/]);
});

test("attachments: the planner says what the request holds after Clear and Undo", async ({
  page,
}) => {
  await addPlanOf(page, "/services/patio");
  await quoteDialog(page).getByRole("button", { name: "Clear my details" }).click();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page)).toHaveText([/^Patio/]);
  await closeDialog(page);
  await expect(planner(page).getByRole("button", { name: words.open })).toBeVisible();
  await enter(planLength(page), "7");
  await expect(planner(page).getByRole("button", { name: words.add })).toBeVisible();
  await expect(planner(page).getByText(words.held(1))).toBeVisible();
});

test("attachments: join what was typed before a reload, and survive the next one", async ({
  page,
  open,
}) => {
  await open("/services/patio");
  await firstQuoteButton(page).click();
  await enter(details(page), "Mind the dog.");
  await addPlanOf(page, "/services/driveway");
  await expect(details(page)).toHaveValue("Mind the dog.");
  await page.goto("/");
  await waitForHydration(page);
  await expect(details(page)).toHaveValue("Mind the dog.");
  await expect(cards(page)).toHaveText([/^Driveway/]);
});

test("attachments: where their script does not load, the request says where each plan is", async ({
  page,
}) => {
  const name = uniqueName();
  await addPlanOf(page, "/services/patio");
  await page.route(/\/assets\/(attachment-cards|describe-attached-plan)-.*\.js$/, (route) =>
    route.abort(),
  );
  await page.goto("/contact");
  await waitForHydration(page);
  await expect(quoteForm(page).getByText(waitingAttachments.count(1))).toBeVisible();
  const mend = await answerWith(page, 500);
  await fillInAndSubmit(quoteForm(page), name);
  await expect(failureMessage(page)).toBeVisible();
  const email = failureMessage(page).getByRole("link", { name: "email your request" });
  await expect(email).toHaveAttribute("href", /services%2Fpatio%3Fplan%3Drectangle-5x4/);
  await mend();
  await submitButton(quoteForm(page)).click();
  await expect.poll(async () => (await storedRequestsBy(name)).length).toBe(1);
  const [stored] = await storedRequestsBy(name);
  expect(stored?.request.message).toMatch(
    /\n\nPaving plan: http.*\/services\/patio\?plan=rectangle-5x4/,
  );
});
