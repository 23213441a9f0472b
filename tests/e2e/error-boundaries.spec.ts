import type { Locator, Page } from "@playwright/test";
import { contact } from "#src/content/contact.ts";
import { suburbsOf } from "#src/content/interface/areas.ts";
import { outsideHoursUntil, withinHoursUntil } from "#src/content/interface/contact.ts";
import { errorPage, tryAgain } from "#src/content/interface/errors.ts";
import { colourLabels, shapeLabels } from "#src/content/interface/planner-choices.ts";
import { waitingAttachments } from "#src/content/interface/quote-form.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { areaNames } from "#src/domain/areas.ts";
import { serialisePlan } from "#src/planner/domain/plan-link.ts";
import { business } from "../support/business.ts";
import * as landmarks from "../support/landmarks.ts";
import * as paving from "../support/paving-planner.ts";
import { choosePhoto, corner, laidPhoto } from "../support/photo-view.ts";
import * as forms from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { suburb } from "../support/suburb-finder.ts";
import { enter, expect, expectErrors, fillIn, test, waitForHydration } from "../support/visitor.ts";
import { yardPhoto } from "../support/yard-photo.ts";

/*
 * A part of a page breaks, and the others keep working. Parts break as browser extensions break them: an
 * element that React rendered is removed, and React throws when it removes or changes it.
 */

test.beforeEach(({ page }) => {
  expectErrors(page, /NotFoundError|Broken on purpose|IntersectionObserver/);
});

/** Removes an element, as an extension does. */
const takeAway = (element: Locator) => element.evaluate((node) => node.remove());

/** Breaks one call of a method, from the next click on: work that is still to come from before it stays whole. */
const breakAtNextClick = (page: Page, type: string, method: string) =>
  page.evaluate(
    ([owner, name]) => {
      const { prototype } = Reflect.get(window, owner);
      const original = prototype[name];
      const breakOnce = () => {
        prototype[name] = () => {
          prototype[name] = original;
          throw new Error("Broken on purpose");
        };
      };
      addEventListener("click", breakOnce, { capture: true, once: true });
    },
    [type, method] as const,
  );

/** Checks that the error was logged and that navigation and contact links work. */
async function expectRestToWork(page: Page, consoleLines: string[]) {
  expect(consoleLines.join("\n")).toMatch(/^error: .*(NotFoundError|removeChild|Broken)/m);
  await expect(landmarks.mainHeading(page)).not.toHaveText(errorPage.title);
  await expect(landmarks.footerLink(page, business.email)).toBeVisible();
  await landmarks.footerLink(page, "Privacy Policy").click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(landmarks.mainHeading(page)).toBeFocused();
}

const partError = (page: Page) =>
  page.getByRole("main").getByRole("alert").filter({ hasText: business.visiblePhone });

test("error boundary: a page lacks only its menus @sweep", async ({ page, open, consoleLines }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("/");
  await landmarks.mobileMenuButton(page).click();
  await takeAway(landmarks.mobileMenu(page));
  await landmarks.mobileMenuButton(page).click();
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: business.name })).toBeVisible();
  await forms.quoteButton(page).click();
  await expect(forms.quoteDialog(page)).toBeVisible();
  await forms.closeDialog(page);
  await landmarks.mobileMenuLink(page).click();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expectRestToWork(page, consoleLines);
});

test("error boundary: leaves all questions open", async ({ page, open, consoleLines }) => {
  await open("/faq");
  const questions = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("button");
  const titles = await questions.allTextContents();
  await breakAtNextClick(page, "Element", "setAttribute");
  await questions.nth(1).click();
  await expect(questions).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toContainText(titles);
  expect(titles.length).toBeGreaterThan(1);
  expect(consoleLines.join("\n")).toContain("Broken on purpose");
});

test("error boundary: a page lacks only hours and map @sweep", async ({
  page,
  open,
  consoleLines,
}) => {
  await page.addInitScript(() => {
    const broken = () => {
      throw new Error("Broken on purpose");
    };
    Date.prototype.getUTCDay = broken;
    Object.assign(window, { IntersectionObserver: broken });
  });
  await open("/contact");
  for (const status of [withinHoursUntil("§"), outsideHoursUntil("§", "")]) {
    const [beginning = ""] = status.split("§");
    await expect(page.getByRole("main").getByText(beginning)).toHaveCount(0);
  }
  await expect(page.getByText(blockIn(contact, "map").fallback)).toBeVisible();
  await expect(page.getByRole("link", { name: blockIn(contact, "map").linkText })).toBeVisible();
  await fillIn(forms.quoteForm(page), forms.uniqueName());
  await expectRestToWork(page, consoleLines);
});

test("error boundary: keeps the draft of a broken form", async ({ page, consoleLines }) => {
  const form = await forms.openForm(page, "dialog");
  await forms.submitButton(form).click();
  await takeAway(form.locator("ul").first());
  const name = forms.uniqueName();
  await enter(form.getByLabel("Name"), name);
  const message = page.getByRole("alert").filter({ hasText: business.visiblePhone });
  await expect(message.getByRole("link", { name: business.email })).toBeVisible();
  await message.getByRole("button", { name: tryAgain }).press("Enter");
  await expect(forms.quoteForm(page).getByLabel("Name")).toHaveValue(name);
  await forms.closeDialog(page);
  await expectRestToWork(page, consoleLines);
});

// Over WebDriver BiDi, a script cannot be changed.
test("error boundary: a form lacks only the cards of its attachments @not-in-firefox", async ({
  page,
  open,
  consoleLines,
}) => {
  const script = await paving.holdPlannerScript(page);
  const plan = { id: 1, plan: serialisePlan(paving.patio), path: "/services/patio" };
  await page.addInitScript(
    (draft) => {
      // The sandboxed frame of the map has no storage.
      if (window === window.top) sessionStorage["quote-draft"] ??= draft;
    },
    JSON.stringify({ plans: [plan] }),
  );
  await open("/contact");
  script.arriveChanged((code) =>
    code.replace("AttachmentLines:", 'AttachmentLines(){throw Error("Broken on purpose")},former:'),
  );
  await expect.poll(() => consoleLines.join("\n")).toContain("Broken on purpose");
  await expect(forms.quoteForm(page).getByText(waitingAttachments.count(1))).toBeVisible();
  const name = forms.uniqueName();
  await forms.fillInAndSubmit(forms.quoteForm(page), name);
  await expect(forms.successMessage(page)).toBeVisible();
  const [stored] = await storedRequestsBy(name);
  expect(stored?.request.message).toContain(plan.plan);
});

test("error boundary: shows contact links for the finder @sweep", async ({
  page,
  open,
  consoleLines,
}) => {
  await open("/areas-we-serve");
  const field = page.getByRole("combobox");
  await enter(field, "Sandton");
  await takeAway(page.getByRole("option").first());
  await enter(field, suburb.name);
  await expect(partError(page).getByRole("link", { name: business.email })).toBeVisible();
  await expect(page.getByRole("list", { name: suburbsOf(areaNames[suburb.area]) })).toBeVisible();
  await expectRestToWork(page, consoleLines);
});

test("error boundary: a page lacks only the planner @sweep", async ({
  page,
  open,
  consoleLines,
}) => {
  await open("/services/driveway");
  await forms.firstQuoteButton(page).click();
  const details = forms.quoteDialog(page).getByLabel("Project Details");
  await enter(details, "Mind the dog.");
  await forms.closeDialog(page);
  await paving.openPlanner(page);
  await paving.planDrawing(page).evaluate((drawing) => {
    for (const part of drawing.querySelectorAll("*")) part.remove();
  });
  await paving.planner(page).getByRole("radio", { name: shapeLabels.circle, exact: true }).click();
  await expect(partError(page).getByRole("link", { name: business.email })).toBeVisible();
  await forms.firstQuoteButton(page).click();
  await expect(details).toHaveValue("Mind the dog.");
  await forms.closeDialog(page);
  await expectRestToWork(page, consoleLines);
});

test("error boundary: a planner that is tried again has its plan and the visitor's photo", async ({
  page,
  open,
  consoleLines,
}) => {
  await open(paving.drivewayUrl);
  await choosePhoto(page, await yardPhoto());
  await corner(page, "near-left").press("ArrowRight");
  const position = await corner(page, "near-left").getAttribute("aria-valuetext");
  await breakAtNextClick(page, "CanvasRenderingContext2D", "putImageData");
  await paving
    .planner(page)
    .getByRole("radio", { name: colourLabels.charcoal, exact: true })
    .first()
    .click();
  await partError(page).getByRole("button", { name: tryAgain }).press("Enter");
  await expect(laidPhoto(page)).toBeVisible();
  await expect(corner(page, "near-left")).toHaveAttribute("aria-valuetext", position ?? "");
  await expect(paving.planner(page).locator(":focus")).toBeVisible();
  await expectRestToWork(page, consoleLines);
});

test("error boundary: a page whose content is gone can be loaded again", async ({ page, open }) => {
  await open("/about");
  await takeAway(page.locator("#main > *").first());
  await landmarks.footerLink(page, "Privacy Policy").click();
  await expect(landmarks.mainHeading(page)).toHaveText(errorPage.title);
  await expect(page.getByRole("main").getByRole("link", { name: business.email })).toBeVisible();
  await page.getByRole("button", { name: tryAgain }).click();
  await expect(landmarks.mainHeading(page)).not.toHaveText(errorPage.title);
  await waitForHydration(page);
});
