import type { Page } from "@playwright/test";
import { contact } from "#src/content/contact.ts";
import { errorPage, tryAgain } from "#src/content/interface/errors.ts";
import { enlarge, enlargedViewDidNotOpen, filterLegend } from "#src/content/interface/gallery.ts";
import { mainNavigation, skipLink } from "#src/content/interface/header.ts";
import { withinHoursUntil } from "#src/content/interface/opening-hours.ts";
import { formFailed } from "#src/content/interface/quote-form.ts";
import { suburbsOf } from "#src/content/interface/sections.ts";
import { wholeArea } from "#src/content/interface/suburb-finder.ts";
import { openingHoursInWords } from "#src/content/opening-hours.ts";
import { business } from "../support/business.ts";
import { breakComponent, brokenOnPurpose } from "../support/change-script.ts";
import { mainHeading } from "../support/landmarks.ts";
import {
  closeDialog,
  dismissButton,
  openForm,
  quoteButton,
  quoteDialog,
  quoteForm,
  uniqueName,
} from "../support/quote-forms.ts";
import { enter, expect, fillIn, test, waitForHydration } from "../support/visitor.ts";

/** The start of the sentence about the current time. */
const hoursNow = withinHoursUntil("").trim();

/** Checks that the error was logged and that navigation and contact links work. */
async function expectRestToWork(page: Page, consoleLines: string[]) {
  expect(consoleLines.join("\n")).toContain(brokenOnPurpose);
  await expect(mainHeading(page)).not.toHaveText(errorPage.title);
  const links = page.getByRole("contentinfo").getByRole("link");
  await expect(links.filter({ hasText: business.visiblePhone })).toBeVisible();
  await expect(links.filter({ hasText: business.email })).toBeVisible();
  await links.filter({ hasText: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(mainHeading(page)).toBeFocused();
}

const errorMessage = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This part of the page has stopped working." });

test("error boundary: leaves name, phone and footer link without the menus", async ({
  page,
  consoleLines,
}) => {
  await breakComponent(page, mainNavigation);
  await page.goto("/");
  await waitForHydration(page);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Menu" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Call Us" })).toBeVisible();
  await expect(header.getByRole("link", { name: business.name })).toBeVisible();
  await quoteButton(page).click();
  await expect(quoteDialog(page)).toBeVisible();
  await closeDialog(page);
  await header.getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expectRestToWork(page, consoleLines);
});

test("error boundary: leaves all projects without the filter", async ({ page, consoleLines }) => {
  await page.goto("/gallery");
  const projects = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") });
  const all = await projects.count();
  expect(all).toBeGreaterThan(5);
  await breakComponent(page, filterLegend);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Driveways" })).toHaveCount(0);
  await expect(projects).toHaveCount(all);
  await expectRestToWork(page, consoleLines);
});

test("error boundary: reports a broken picture dialog", async ({ page, open, consoleLines }) => {
  await breakComponent(page, "Previous");
  await open("/gallery");
  const project = page.getByRole("main").getByRole("listitem").nth(2);
  await project.getByRole("link", { name: enlarge }).click();
  await expect(project.getByRole("alert")).toHaveText(enlargedViewDidNotOpen);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/gallery");
  await page.getByRole("button", { name: "Driveways" }).click();
  await expect(page).toHaveURL("/gallery?category=driveway");
  await expectRestToWork(page, consoleLines);
});

test("error boundary: leaves out broken opening hours", async ({ page, open, consoleLines }) => {
  await page.clock.setFixedTime("2026-03-04T10:00:00+02:00");
  await breakComponent(page, hoursNow);
  await open("/contact");
  await expect(page.getByRole("main").getByText(openingHoursInWords(business))).toBeVisible();
  await expect(page.getByText(hoursNow)).toHaveCount(0);
  await waitForHydration(page);
  await fillIn(quoteForm(page), uniqueName());
  await expectRestToWork(page, consoleLines);
});

test("error boundary: keeps the draft of a broken form", async ({ page, open, consoleLines }) => {
  const name = uniqueName();
  await enter((await openForm(page, "contact")).getByLabel("Name"), name);
  const mend = await breakComponent(page, "Fields marked * are required");
  await open("/contact");
  const message = page.getByRole("alert").filter({ hasText: formFailed.heading });
  await expect(message.getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await expect(message.getByRole("link", { name: business.email })).toBeVisible();
  // A retry renders it again, and it throws again.
  await message.getByRole("button", { name: tryAgain }).press("Enter");
  await expect(message.getByRole("button", { name: tryAgain })).toBeFocused();
  await expectRestToWork(page, consoleLines);
  await mend();
  await openForm(page, "contact");
  await expect(quoteForm(page).getByLabel("Name")).toHaveValue(name);
});

test("error boundary: reports a broken form in the dialog", async ({
  page,
  open,
  consoleLines,
}) => {
  await breakComponent(page, "Fields marked * are required");
  await open("/about");
  await page.getByRole("button", { name: /Quote/ }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await expect(dialog.getByRole("link", { name: business.email })).toBeVisible();
  // A retry renders it again, and it throws again.
  await dialog.getByRole("button", { name: tryAgain }).press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("What you typed is kept.");
  await expect(dialog).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expectRestToWork(page, consoleLines);
});

test("error boundary: opens the contact page instead of the dialog", async ({
  page,
  open,
  consoleLines,
}) => {
  await breakComponent(page, "Close");
  await open("/");
  await waitForHydration(page);
  await quoteForm(page).getByLabel("Area").fill("Rynfield");
  await quoteButton(page).click();
  await expect(page).toHaveURL("/contact");
  await waitForHydration(page);
  await expect(quoteForm(page).getByLabel("Area")).toHaveValue("Rynfield");
  await dismissButton(page).click();
  await expectRestToWork(page, consoleLines);
});

test("error boundary: shows contact links instead of the finder", async ({
  page,
  open,
  consoleLines,
}) => {
  await breakComponent(page, wholeArea);
  await open("/areas-we-serve");
  await waitForHydration(page);
  await enter(page.getByRole("combobox"), "Sandton");
  await expect(errorMessage(page).getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await expect(errorMessage(page).getByRole("link", { name: business.email })).toBeVisible();
  await expect(page.getByRole("list", { name: suburbsOf("Benoni") })).toBeVisible();
  await expectRestToWork(page, consoleLines);
});

test("error boundary: leaves all questions open", async ({ page, open, consoleLines }) => {
  await breakComponent(page, "until-found");
  await open("/faq");
  const questions = page.getByRole("main").getByRole("heading", { level: 2 });
  const titles = await questions.allTextContents();
  await expect(page.getByRole("main").getByRole("button", { name: titles[1] ?? "" })).toHaveCount(
    0,
  );
  for (const title of titles.slice(0, 4)) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await expectRestToWork(page, consoleLines);
});

test("error boundary: leaves link and form without the map", async ({
  page,
  open,
  consoleLines,
}) => {
  await page.addInitScript((message) => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error(message);
      }
    } as unknown as typeof IntersectionObserver;
  }, brokenOnPurpose);
  await open("/contact");
  await expect(page.getByText("The map is not showing.")).toBeVisible();
  await expect(page.getByRole("link", { name: contact.map.linkText })).toBeVisible();
  await waitForHydration(page);
  await fillIn(quoteForm(page), uniqueName());
  await expectRestToWork(page, consoleLines);
});

test("error boundary: offers contact links and a retry", async ({ page, consoleLines }) => {
  const mend = await breakComponent(page, skipLink);
  await page.goto("/about");
  const heading = mainHeading(page);
  await page.mouse.move(1, 1);
  await expect(heading).toHaveText(errorPage.title);
  await expect(page).toHaveTitle(errorPage.title);
  await expect(page.getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await expect(page.getByRole("link", { name: business.email })).toBeVisible();
  expect(consoleLines.join("\n")).toContain(brokenOnPurpose);
  await mend();
  await page.getByRole("button", { name: tryAgain }).click();
  await expect(heading).not.toHaveText(errorPage.title);
  await waitForHydration(page);
});
