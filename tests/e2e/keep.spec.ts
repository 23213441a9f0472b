import type { Page } from "@playwright/test";
import { residential } from "#src/content/categories/residential.ts";
import { gallery } from "#src/content/gallery.ts";
import * as keepWords from "#src/content/interface/keep.ts";
import { moreOfPaver, printPaver } from "#src/content/interface/pavers.ts";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { planFactLabels } from "#src/content/interface/planner-figures.ts";
import { attachments } from "#src/content/interface/quote-form.ts";
import { privacyPolicy } from "#src/content/legal/privacy-policy.ts";
import { attachmentTextLimit, comparedLimit } from "#src/domain/attachments.ts";
import { keptText as keptInRequest } from "#src/features/keep/kept-text.ts";
import { serialisePlan } from "#src/planner/domain/plan-link.ts";
import { planPriceText, planTitle } from "#src/planner/results/plan-texts.ts";
import { coverOfFocus } from "../support/focus.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import * as paving from "../support/paving-planner.ts";
import * as forms from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { countSheets, enter, expect, fillIn, test, waitForHydration } from "../support/visitor.ts";

const [first, second] = gallery.projects.map(({ title }) => title);
const plannable = gallery.projects.flatMap(({ title, plan }) => (plan ? [title] : []));
const planned = plannable.slice(0, 2);
const rows = residential.blocks.flatMap((block) => (block.kind === "details" ? block.rows : []));
const materials = rows.find((row) => row.kind === "materials");
const material = materials?.kind === "materials" ? materials.items[0]?.title : undefined;
if (!first || !second || !materials || !material) {
  throw new Error("Expected two projects and a material.");
}

/** The materials are in a row that unfolds. */
const unfoldMaterials = (page: Page) =>
  page.getByRole("heading", { name: materials.heading }).click();

const isKept = (page: Page, name: string) =>
  expect(forms.keepButton(page, name)).toHaveAttribute("aria-pressed", "true");
const tray = (page: Page) => page.getByRole("region", { name: keepWords.keptHeading });
const remove = (page: Page, name: string) =>
  tray(page).getByRole("button", { name: keepWords.removeKept(name) });
const details = (page: Page) => forms.quoteForm(page).getByLabel("Project Details");

async function openTray(page: Page, count: number) {
  const button = page.getByRole("button", { name: keepWords.keptCount(count) });
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
}

/** Opens the kept list and asks for a quote with it. */
async function requestQuote(page: Page, count: number) {
  await openTray(page, count);
  await tray(page).getByRole("button", { name: "Request a Free Quote" }).click();
  await expect(details(page)).toBeVisible();
}

test("keep: a project and a material travel with the request", async ({ page }) => {
  const name = forms.uniqueName();
  // Pressed before the page is hydrated.
  await page.goto("/gallery");
  await forms.keepButton(page, second).click();
  await isKept(page, second);
  await footerLink(page, "Residential").click();
  await unfoldMaterials(page);
  await forms.keepButton(page, material).click();
  await isKept(page, material);
  await page.reload();
  await unfoldMaterials(page);
  await isKept(page, material);
  await page.goto("/contact");
  await expect(forms.attachmentCards(page)).toContainText([`${second}, ${material}`]);
  await fillIn(forms.quoteForm(page), name);
  await enter(details(page), "The stand slopes.");
  await forms.submitButton(forms.quoteForm(page)).click();
  await expect(forms.successMessage(page)).toBeVisible();
  const [stored] = await storedRequestsBy(name);
  expect(stored?.request.message).toBe(
    `The stand slopes.\n\n${keptInRequest([second, material], attachmentTextLimit)}`,
  );
});

test("keep: the list in the request follows what is kept", async ({ page, open }) => {
  await open(`/gallery?project=${gallery.projects[0]?.id}`);
  const view = page.getByRole("dialog", { name: first });
  await view.getByRole("button", { name: `${keepWords.keep} ${first}` }).click();
  await page.keyboard.press("Escape");
  await isKept(page, first);
  await forms.keepButton(page, second).click();
  await requestQuote(page, 2);
  await enter(details(page), "Steep.");
  await expect(forms.attachmentCards(page)).toContainText([`${first}, ${second}`]);
  await forms.closeDialog(page);
  await remove(page, first).click();
  await expect(remove(page, second)).toBeFocused();
  await requestQuote(page, 1);
  await expect(forms.attachmentCards(page)).toContainText([second]);
  await expect(forms.attachmentCards(page)).not.toContainText([first]);

  await test.step("removing the last entry moves the focus before the list goes", async () => {
    await forms.closeDialog(page);
    // At 400 % zoom a picture may fill the window.
    await page.setViewportSize({ width: 320, height: 180 });
    await openTray(page, 1);
    await remove(page, second).focus();
    const isShownAfterPress = await remove(page, second).evaluate(async (button: HTMLElement) => {
      button.click();
      // A second press meanwhile changes nothing.
      button.click();
      await new Promise(requestAnimationFrame);
      return button.checkVisibility();
    });
    expect(isShownAfterPress).toBe(true);
    await expect(tray(page)).toHaveCount(0);
    expect(await coverOfFocus(page)).toBeNull();
    await expect(forms.keepButton(page, second)).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("a link in the dialog opened from the list leads to the top of its page", async () => {
    await forms.keepButton(page, first).click();
    await requestQuote(page, 1);
    await forms.quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
    await expect(mainHeading(page)).toHaveText(privacyPolicy.heading);
    await expect(mainHeading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

// Over WebDriver BiDi, Firefox reports "detail: 1" for the second click of a double click, too.
test("keep: a double click and Enter held down keep an item once @not-in-firefox", async ({
  page,
  open,
}) => {
  await open("/gallery");
  await forms.keepButton(page, first).dblclick();
  await isKept(page, first);
  await forms.keepButton(page, second).focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await isKept(page, second);
  await expect(page.getByRole("button", { name: `${keepWords.kept} ${first}` })).toBeVisible();

  await test.step("the list shows a picture of each project", async () => {
    await openTray(page, 2);
    const pictures = tray(page).getByRole("listitem").locator("img");
    await expect(pictures).toHaveCount(2);
  });
});

test("keep: the latest four plans and projects stand side by side", async ({ page, open }) => {
  const plans = [7, 8, 9].map((length, id) => ({
    id,
    plan: serialisePlan(paving.withLength(paving.driveway, length)),
    path: "/services/driveway",
  }));
  await forms.startWithPlans(page, plans);
  await page.addInitScript("window.print = () => {}");
  await open("/gallery");
  await page.getByText(moreOfPaver).first().click();
  await page.getByRole("button", { name: printPaver }).click();
  for (const name of planned) await forms.keepButton(page, name).click();
  await openTray(page, planned.length);
  await tray(page).getByRole("button", { name: keepWords.compareKept }).click();
  const table = page.getByRole("dialog", { name: keepWords.compareKept }).getByRole("table");
  await expect(table.getByRole("columnheader")).toContainText([
    planTitle(paving.withLength(paving.driveway, 8)),
    planTitle(paving.withLength(paving.driveway, 9)),
    ...planned,
  ]);
  const price = table.getByRole("row", { name: planFactLabels.price }).getByRole("cell");
  await expect(price.nth(1)).toHaveText(planPriceText(paving.withLength(paving.driveway, 9)));

  await test.step("it is printed alone, also after the sheet of a paver", async () => {
    await page.keyboard.press("Tab");
    await page.emulateMedia({ media: "print" });
    await expect(table).toBeVisible();
    await expect(page.getByRole("main")).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step("a link leads to the plan", async () => {
    await table.getByRole("link").nth(1).click();
    await expect(paving.planLength(page)).toHaveValue("9");
    await page.goBack();
    await expect(page).toHaveURL("/gallery");
  });
});

test("keep: three plans become one printed sheet for trustees in six presses", async ({ page }) => {
  await page.goto(paving.drivewayUrl);
  await waitForHydration(page);
  const add = paving.planner(page).getByRole("button", { name: plannerTexts.add });
  await add.click();
  await forms.closeDialog(page);
  for (const length of ["9", "10"]) {
    await enter(paving.planLength(page), length);
    await add.click();
    await expect(forms.quoteDialog(page)).toHaveCount(0);
  }
  await page.getByRole("button", { name: keepWords.compareKept }).click();
  const sheet = page.getByRole("dialog", { name: keepWords.compareKept });
  await expect(sheet.getByRole("row", { name: planFactLabels.size })).toContainText("9 × 6 m");
  const rowOf = (label: string) => sheet.getByRole("rowheader", { name: label });
  await expect(rowOf(planFactLabels.price)).toContainText(planFactLabels.differs);
  await expect(rowOf(planFactLabels.paverClass)).not.toContainText(planFactLabels.differs);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-print-asked", "");
  });
  await sheet.getByRole("button", { name: planFactLabels.print }).click();
  await expect(page.locator("html[data-print-asked]")).toBeVisible();
  // Only headless Chromium prints.
  if (page.context().browser()?.browserType().name() !== "chromium") return;
  expect(await countSheets(page)).toBe(1);
});

test("keep: a new plan is compared with the latest of many projects, until one of two is left", async ({
  page,
  open,
}) => {
  await open("/gallery");
  for (const name of plannable) await forms.keepButton(page, name).click();
  await page.goto(paving.drivewayUrl);
  await waitForHydration(page);
  await paving.planner(page).getByRole("button", { name: plannerTexts.add }).click();
  await forms.closeDialog(page);
  await openTray(page, plannable.length);
  await tray(page).getByRole("button", { name: keepWords.compareKept }).click();
  const comparison = page.getByRole("dialog", { name: keepWords.compareKept });
  const latest = plannable.slice(-comparedLimit + 1);
  await expect(comparison.getByRole("columnheader")).toContainText([
    planTitle(paving.driveway),
    ...latest,
  ]);

  await test.step("by another tab, which closes the comparison on a device with late frames", async () => {
    await page.evaluate(() => {
      window.requestAnimationFrame = (task) =>
        window.setTimeout(() => task(performance.now()), 500);
    });
    const otherTab = await page.context().newPage();
    await otherTab.goto("/robots.txt");
    await otherTab.evaluate((name) => {
      localStorage["kept-list"] = JSON.stringify([name]);
    }, material);
    await expect(comparison).toHaveCount(0);
    await expect(tray(page).locator(":focus")).toHaveCount(1);
  });
});

test("keep: the focus stays in sight where what had it goes with the list or by another tab", async ({
  page,
  open,
}) => {
  await open("/gallery");
  for (const name of planned) await forms.keepButton(page, name).click();
  await openTray(page, planned.length);
  const otherTab = await page.context().newPage();
  await otherTab.goto("/robots.txt");
  const keepElsewhere = (...names: readonly string[]) =>
    otherTab.evaluate((list) => {
      localStorage["kept-list"] = list;
    }, JSON.stringify(names));
  await page.bringToFront();
  await remove(page, planned[0] ?? "").focus();
  await keepElsewhere(planned[1] ?? "");
  await expect(remove(page, planned[1] ?? "")).toBeFocused();
  await keepElsewhere();
  await expect(tray(page)).toHaveCount(0);
  await expect.poll(() => coverOfFocus(page)).toBeNull();

  await test.step("and is not lost with the button that opened a dialog", async () => {
    await forms.keepButton(page, first).click();
    await requestQuote(page, 1);
    await forms.attachmentCards(page).getByRole("button", { name: attachments.remove }).click();
    await expect(forms.attachmentCards(page)).toHaveCount(0);
    await forms.closeDialog(page);
    await expect.poll(() => coverOfFocus(page)).toBeNull();
  });
});

test("keep: a list that the browser refuses to store says so", async ({ page, open }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The storage is full.", "QuotaExceededError");
    };
  });
  await open("/gallery");
  await forms.keepButton(page, first).click();
  await openTray(page, 1);
  await expect(tray(page).getByText(keepWords.keptForVisit)).toBeVisible();
  await footerLink(page, "Residential").click();
  await expect(mainHeading(page)).toBeFocused();
  await openTray(page, 1);
  await expect(remove(page, first)).toBeVisible();
});
