import { mainHeading, mainMenu } from "../support/landmarks.ts";
import { planner } from "../support/paving-planner.ts";
import {
  answerWith,
  errorToast,
  openForm,
  quoteButton,
  quoteDialog,
  submitButton,
  successMessage,
} from "../support/quote-forms.ts";
import { expect, fillIn, test, type Visitor, waitForHydration } from "../support/visitor.ts";
import { viewports } from "./emulation.ts";
import { startScreenReader } from "./screen-reader.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: viewports.desk });

/** A Monday in opening hours, which the page states. */
test.beforeEach(({ page }) => page.clock.setFixedTime("2026-03-02T10:00:00+02:00"));

async function openAndListen({ page, open }: Visitor, path: string) {
  await open(path);
  return startScreenReader(page);
}

test("screen reader: reads the contact page", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/contact");
  reader.note("The page is read from start to end");
  await reader.readOn();
  const said = await reader.transcript();
  expect(said).toContain("textbox, Email, not invalid, required");
  expect(said).toMatchSnapshot("contact-page.txt");
});

test("screen reader: moves by landmarks and headings", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/");
  reader.note("From landmark to landmark");
  await reader.skim("moveToNextLandmark");
  reader.note("From heading to heading");
  await reader.skim("moveToNextHeading");
  const said = await reader.transcript();
  expect(said.match(/, level 1$/gm)).toHaveLength(1);
  expect(said).toMatchSnapshot("home-page.txt");
});

test("screen reader: announces each outcome in the quote dialog", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/");
  reader.note("Enter on Get a Free Quote");
  await quoteButton(page).press("Enter");
  await expect(quoteDialog(page).locator(":focus")).toHaveCount(1);
  await reader.hears("dialog, Request a Free Quote, modal");
  await reader.hears("textbox, Name");
  await expect(quoteDialog(page).getByRole("form")).toBeVisible();
  reader.note("The dialog is read to its end");
  await reader.readOn();

  reader.note("Enter on Submit Request, with nothing filled in");
  const form = quoteDialog(page);
  await submitButton(form).press("Enter");
  await reader.hears("5 fields need your attention");
  reader.note("Enter on the link to the second field");
  await form.getByRole("region").getByRole("link", { name: "Email" }).press("Enter");
  await reader.hears("textbox, Email, Invalid email address, invalid, required");

  reader.note("Filled in and sent; the receiver answers with an error");
  await fillIn(form, "Thandi Nkosi");
  await reader.hears("textbox, Project Details");
  const end = await answerWith(page, 500);
  await submitButton(form).press("Enter");
  await expect(errorToast(page)).toBeVisible();
  await reader.hears("Your request was not confirmed");
  reader.note("The dialog is read on");
  await reader.readOn();

  reader.note("Sent again; the receiver takes it");
  await end();
  await submitButton(form).press("Enter");
  await expect(quoteDialog(page)).toHaveCount(0);
  await reader.hears("Thank you for your message!");
  await reader.hears("button, Get a Free Quote");

  const said = await reader.transcript();
  expect(said).toContain("There was a problem submitting your request.");
  expect(said).toMatchSnapshot("quote-dialog.txt");
});

test("screen reader: announces that the contact form was sent", async ({ page }) => {
  const form = await openForm(page, "contact");
  const reader = await startScreenReader(page);
  reader.note("The form is filled in");
  await fillIn(form, "Thandi Nkosi");
  await reader.hears("textbox, Project Details");
  reader.note("Enter on Submit Request");
  await submitButton(form).press("Enter");
  await expect(successMessage(page)).toBeFocused();
  await reader.hears("region, Your request has reached us");
  await reader.hears("Thank you for your message!");
  expect(await reader.transcript()).toMatchSnapshot("quote-sent.txt");
});

test("screen reader: announces the page that a menu link opens", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/");
  reader.note("Enter on Services");
  const services = mainMenu(page).getByRole("button", { name: "Services" });
  await services.press("Enter");
  await reader.hears("button, Services");
  await expect(services).toHaveAttribute("aria-expanded", "true");
  reader.note("On with Tab");
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("Tab");
  await reader.hears("link, Industrial");
  reader.note("Enter on Industrial");
  await page.keyboard.press("Enter");
  await expect(mainHeading(page)).toBeFocused();
  await reader.hears("level 1");
  expect(await reader.transcript()).toMatchSnapshot("menu.txt");
});

test("screen reader: announces the results of the suburb finder", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/areas-we-serve");
  const field = page.getByRole("combobox", { name: "Your suburb" });
  reader.note("The field takes the focus");
  await field.focus();
  await reader.hears("Your suburb");
  reader.note("rynf");
  await field.fill("rynf");
  await reader.hears("1 suggestion");
  reader.note("A suburb that no page names");
  await field.fill("Soweto");
  await reader.hears("This suburb is not on our list");
  expect(await reader.transcript()).toMatchSnapshot("suburb-finder.txt");
});

test("screen reader: announces an open question and reads its answer", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/faq");
  // Before hydration, an island captures the events that this reader listens to.
  await waitForHydration(page);
  const folded = page.getByRole("main").getByRole("button", { expanded: false });
  const second = page.getByRole("button", { name: await folded.first().innerText() });
  reader.note("Enter on the second question");
  await second.press("Enter");
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await reader.hears("not expanded");
  reader.note("The answer is read");
  await reader.readOn("region");
  expect(await reader.transcript()).toMatchSnapshot("questions.txt");
});

test("screen reader: reads the paving planner and announces what a change comes to", async ({
  page,
  open,
}) => {
  const reader = await openAndListen({ page, open }, "/services/driveway");
  await waitForHydration(page);
  reader.note("Enter on the planner's button");
  await page.getByRole("button", { name: "Plan my own paving" }).press("Enter");
  await reader.hears("Paving planner");
  reader.note("The length is changed");
  await planner(page).getByLabel("Length", { exact: true }).fill("10");
  await reader.hears("60 m²");
  reader.note("A wrong length");
  await planner(page).getByLabel("Length", { exact: true }).fill("0");
  await reader.hears("Enter at least 0.5 metres.");
  await planner(page).getByLabel("Length", { exact: true }).fill("10");
  await reader.hears("60 m²");
  await planner(page).getByRole("radio", { name: "Stack bond" }).check();
  await reader.hears("Can I drive on it? No");
  reader.note("The planner is read");
  await reader.readOn("region");
  expect(await reader.transcript()).toMatchSnapshot("paving-planner.txt");
});

test("screen reader: announces filtered and enlarged projects", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/gallery");
  reader.note("Enter on Patios");
  await page.getByRole("button", { name: "Patios" }).press("Enter");
  await reader.hears("examples");
  reader.note("Enter on the first project");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Enlarge/ })
    .first()
    .press("Enter");
  await reader.hears("dialog");
  reader.note("The view is read to its end");
  await reader.readOn();
  expect(await reader.transcript()).toMatchSnapshot("gallery.txt");
});
