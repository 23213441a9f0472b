import { areasIndex } from "#src/content/areas-index.ts";
import { industrial } from "#src/content/categories/industrial.ts";
import { contact } from "#src/content/contact.ts";
import { faq } from "#src/content/faq.ts";
import { gallery } from "#src/content/gallery.ts";
import { home } from "#src/content/home.ts";
import { closeDialog } from "#src/content/interface/dialogs-and-toasts.ts";
import { tryAgain } from "#src/content/interface/errors.ts";
import {
  enlarge,
  nextProject,
  previousProject,
  projectCount,
  projectPosition,
} from "#src/content/interface/gallery.ts";
import { mainNavigation, skipLink } from "#src/content/interface/header.ts";
import {
  colourLabels,
  openPlanner as openPlannerButton,
  patternLabels,
  planner as plannerWords,
  resultLabels,
  sizeLabels,
  sizeProblem,
  squareMetres,
  verdictAnswers,
} from "#src/content/interface/paving-planner.ts";
import {
  failure,
  fieldsNeedAttention,
  fieldTexts,
  progress,
  requiredNote,
  success,
} from "#src/content/interface/quote-form.ts";
import { suggestions } from "#src/content/interface/suburb-finder.ts";
import { footerLists } from "#src/content/navigation.ts";
import { openingHoursInWords } from "#src/content/opening-hours.ts";
import type { QuoteFieldName } from "#src/domain/quote-request.ts";
import { business } from "../support/business.ts";
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

/** Expects phrases in this order, with others between them; words of the site come from its content. */
function expectInOrder(said: string, phrases: readonly string[]) {
  const lines = said.split("\n").map((line) => line.trim());
  let position = 0;
  for (const phrase of phrases) {
    const found = lines.indexOf(phrase, position);
    expect(lines.slice(position), `after "${lines[position - 1]}"`).toContain(phrase);
    position = found + 1;
  }
}

const label = (field: QuoteFieldName) => fieldTexts[field].label;
const hinted = (field: QuoteFieldName) => `${label(field)}, ${fieldTexts[field].hint}`;

/** The fields of the form, before anything was filled in. */
const emptyFields = [
  `textbox, ${label("email")}, not invalid, required`,
  `textbox, ${label("phone")}, not invalid, required`,
  `combobox, ${hinted("area")}, has popup listbox, not expanded, 1 control, not invalid, required`,
  `combobox, ${label("service")}, has popup listbox, not expanded, not invalid, required`,
  `textbox, ${hinted("message")}, not invalid`,
  "link, Privacy Policy",
  "button, Submit Request",
];

test("screen reader: reads the contact page", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/contact");
  reader.note("The page is read from start to end");
  await reader.readOn();
  expectInOrder(await reader.transcript(), [
    `link, ${skipLink}`,
    "banner",
    `navigation, ${mainNavigation}`,
    "link, Contact, current page",
    "main",
    `heading, ${contact.heading}, level 1`,
    "heading, Request a Free Quote, level 2",
    "form, Request a Free Quote",
    requiredNote,
    `textbox, ${label("name")}, not invalid, required`,
    ...emptyFields,
    `heading, ${contact.details.heading}, level 2`,
    contact.details.phone,
    `link, ${business.visiblePhone}`,
    contact.details.hours,
    openingHoursInWords(business),
    `heading, ${contact.areas.heading}, level 2`,
    `region, ${contact.map.heading}`,
    `link, ${contact.map.linkText}`,
    "contentinfo",
    "link, Privacy Policy",
  ]);
});

test("screen reader: moves by landmarks and headings", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/");
  reader.note("From landmark to landmark");
  await reader.skim("moveToNextLandmark");
  reader.note("From heading to heading");
  await reader.skim("moveToNextHeading");
  const said = await reader.transcript();
  expect(said.match(/, level 1$/gm)).toHaveLength(1);
  expectInOrder(said, [
    "banner",
    `navigation, ${mainNavigation}`,
    "main",
    ...[home.services, home.reasons, home.quote].map(({ heading }) => `region, ${heading}`),
    "form, Request a Free Quote",
    `region, ${home.areas.heading}`,
    "contentinfo",
    ...footerLists.slice(0, 1).map(({ title }) => `navigation, ${title}`),
    `heading, ${home.hero.heading}, level 1`,
    `heading, ${home.services.heading}, level 2`,
    ...home.services.cards.map(({ title }) => `heading, ${title}, level 3`),
    ...home.quote.steps.map(({ title }) => `heading, ${title}, level 4`),
  ]);
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
  await reader.hears(fieldsNeedAttention(5));
  reader.note("Enter on the link to the second field");
  await form.getByRole("region").getByRole("link", { name: "Email" }).press("Enter");
  await reader.hears("textbox, Email, Invalid email address, invalid, required");

  reader.note("Filled in and sent; the receiver answers with an error");
  await fillIn(form, "Thandi Nkosi");
  await reader.hears("textbox, Project Details");
  const end = await answerWith(page, 500);
  await submitButton(form).press("Enter");
  await expect(errorToast(page)).toBeVisible();
  await reader.hears(failure.title);
  reader.note("The dialog is read on");
  await reader.readOn();

  reader.note("Sent again; the receiver takes it");
  await end();
  await submitButton(form).press("Enter");
  await expect(quoteDialog(page)).toHaveCount(0);
  await reader.hears("Thank you for your message!");
  await reader.hears("button, Get a Free Quote");

  expectInOrder(await reader.transcript(), [
    "button, Get a Free Quote, has popup dialog",
    "dialog, Request a Free Quote, modal",
    `textbox, ${label("name")}, not invalid, required`,
    ...emptyFields,
    `region, ${fieldsNeedAttention(5)}`,
    `link, ${label("email")}`,
    `textbox, ${label("email")}, Invalid email address, invalid, required`,
    `textbox, ${label("name")}, Name must be at least 2 characters, invalid, required`,
    "button, Submit Request",
    `region, ${failure.title}`,
    `polite: ${progress.sending}`,
    "polite: ErrorThere was a problem submitting your request. Please try again.",
    `heading, ${failure.title}, level 3`,
    failure.reasons.refused,
    `button, ${tryAgain}`,
    `link, ${business.visiblePhone}`,
    "button, Get a Free Quote, has popup dialog",
    "polite: Thank you for your message!We'll get back to you soon.",
  ]);
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
  await reader.hears(`region, ${success.title}`);
  // The toast would say the same once more.
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
  const said = await reader.transcript();
  expect(said).not.toContain("Thank you for your message!");
  expectInOrder(said, ["button, Submit Request", `region, ${success.title}`]);
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
  expectInOrder(await reader.transcript(), [
    "button, Services, 1 control, not expanded",
    ...["link, All Services", "link, Residential", "link, Commercial", "link, Industrial"],
    `heading, ${industrial.hero.heading}, level 1`,
    `polite: ${industrial.meta.title}`,
  ]);
});

test("screen reader: announces the results of the suburb finder", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/areas-we-serve");
  const field = page.getByRole("combobox", { name: areasIndex.finder.label });
  reader.note("The field takes the focus");
  await field.focus();
  await reader.hears(areasIndex.finder.label);
  reader.note("rynf");
  await field.fill("rynf");
  await reader.hears(suggestions(1, "Rynfield, Benoni"));
  reader.note("A suburb that no page names");
  await field.fill("Soweto");
  const [noResult = ""] = areasIndex.finder.noResult.filter((part) => typeof part === "string");
  await reader.hears(noResult.trim());
  expectInOrder(await reader.transcript(), [
    `combobox, ${areasIndex.finder.label}, ${areasIndex.finder.hint}, has popup listbox, not expanded, autocomplete in list, 1 control`,
    `polite: ${suggestions(1, "Rynfield, Benoni")}`,
  ]);
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
  await reader.readOn("paragraph");
  const question = faq.items[1]?.question;
  expectInOrder(await reader.transcript(), [
    `button, ${question}, 1 control, not expanded`,
    "The answer is read",
  ]);
});

test("screen reader: reads the paving planner and announces what a change comes to", async ({
  page,
  open,
}) => {
  const reader = await openAndListen({ page, open }, "/services/driveway");
  await waitForHydration(page);
  reader.note("Enter on the planner's button");
  await page.getByRole("button", { name: openPlannerButton }).press("Enter");
  await reader.hears(plannerWords.name);
  reader.note("The length is changed");
  await planner(page).getByLabel("Length", { exact: true }).fill("10");
  await reader.hears(squareMetres(60).replace("\u00a0", " "));
  reader.note("A wrong length");
  await planner(page).getByLabel("Length", { exact: true }).fill("0");
  await reader.hears(sizeProblem("length", { kind: "too-small", limit: 0.5 }));
  await planner(page).getByLabel("Length", { exact: true }).fill("10");
  await reader.hears(squareMetres(60).replace("\u00a0", " "));
  await planner(page).getByRole("radio", { name: patternLabels.stack }).check();
  await reader.hears(`${resultLabels.drive} ${verdictAnswers.no}`);
  reader.note("The planner is read");
  await reader.readOn("region");
  expectInOrder(await reader.transcript(), [
    `button, ${openPlannerButton}`,
    `heading, ${plannerWords.name}, level 3`,
    `textbox, ${sizeLabels.length}, 8, m, not invalid`,
    `group, ${plannerWords.colour}`,
    `radio, ${colourLabels["clay-red"]}, checked, position 1, set size 8`,
    `group, ${plannerWords.border}`,
    resultLabels.drive,
    `button, ${plannerWords.print}`,
  ]);
});

test("screen reader: announces filtered and enlarged projects", async ({ page, open }) => {
  const reader = await openAndListen({ page, open }, "/gallery");
  reader.note("Enter on Patios");
  await page.getByRole("button", { name: "Patios" }).press("Enter");
  const { projects } = gallery;
  const patios = projects.filter(({ category }) => category === "patio");
  await reader.hears(projectCount(patios.length, projects.length));
  reader.note("Enter on the first project");
  await page.getByRole("main").getByRole("link", { name: enlarge }).first().press("Enter");
  await reader.hears("dialog");
  reader.note("The view is read to its end");
  await reader.readOn();
  const [{ title = "" } = {}] = patios;
  expectInOrder(await reader.transcript(), [
    "button, Patios, not pressed",
    `dialog, ${title}, modal`,
    `button, ${closeDialog}`,
    `button, ${previousProject}, disabled`,
    `button, ${nextProject}`,
    projectPosition(1, patios.length),
  ]);
});
