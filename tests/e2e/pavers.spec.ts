import type { Page } from "@playwright/test";
import { bringSample, sampleKept, samplesFull } from "#src/content/interface/keep.ts";
import * as texts from "#src/content/interface/pavers.ts";
import { attachments } from "#src/content/interface/quote-form.ts";
import { pavers } from "#src/content/pavers.ts";
import { attachmentTextLimit, samplesLimit } from "#src/domain/attachments.ts";
import { keptText, sampleOf } from "#src/features/keep/kept-text.ts";
import { everyScript, hold } from "../support/hold.ts";
import { planDrawing, planner } from "../support/paving-planner.ts";
import * as forms from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { expect, fillIn, test, waitForHydration } from "../support/visitor.ts";

const headings = pavers.map(({ name }) => name);
const card = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const filter = (page: Page, name: keyof typeof texts.paverFilters) =>
  page.getByLabel(texts.paverFilterLabels[name], { exact: true });
const sample = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^(${bringSample}|${sampleKept}).*${name}$`) });

const unfoldAll = (page: Page) =>
  page.locator("main details").evaluateAll((rows) => {
    for (const row of rows) row.setAttribute("open", "");
  });

/** Pavers that several filters at once leave. */
const shownBy = (kind: string, use: string) =>
  pavers.filter((paver) => paver.kind === kind && paver.uses.some((each) => each === use));

async function expectShown(page: Page, shown: readonly { name: string }[]) {
  const count = texts.paverCount(shown.length, pavers.length);
  await expect(page.getByText(count, { exact: true })).toBeVisible();
  for (const name of headings) {
    await expect(card(page, name)).toHaveCount(shown.some((each) => each.name === name) ? 1 : 0);
  }
}

test("pavers: the filters narrow them, and a link keeps the filters", async ({ page, open }) => {
  // No such use, though every object has a property of that name.
  await open("/gallery?use=constructor");
  await expectShown(page, pavers);
  await filter(page, "use").selectOption("");
  await filter(page, "kind").selectOption(texts.paverFilters.kind.slab);
  await expectShown(page, shownBy("slab", "feet"));
  await filter(page, "use").selectOption(texts.paverFilters.use.cars);
  await expectShown(page, []);
  await filter(page, "kind").selectOption(texts.paverFilters.kind.brick);
  await expect(page).toHaveURL(/use=cars.*kind=brick|kind=brick.*use=cars/);
  await page.reload();
  await expectShown(page, shownBy("brick", "cars"));
});

test("pavers: filters chosen before hydration stay chosen", async ({ page }) => {
  const scripts = await hold(page, everyScript);
  await page.goto("/gallery?use=feet");
  await filter(page, "kind").selectOption(texts.paverFilters.kind.brick);
  await filter(page, "use").selectOption(texts.paverFilters.use.cars);
  scripts.arrive();
  await waitForHydration(page);
  await expectShown(page, shownBy("brick", "cars"));
  await expect(filter(page, "kind")).toHaveValue("brick");
});

test("pavers: a link to one shows it, until a filter is chosen", async ({ page, open }) => {
  const [paver] = shownBy("stone", "feet");
  if (paver === undefined) throw new Error("Expected a paver of stone.");
  await open(`/gallery?kind=slab#paver-${paver.id}`);
  await expect(card(page, paver.name)).toBeInViewport();
  await expectShown(page, [...shownBy("slab", "feet"), paver]);
  await filter(page, "use").selectOption(texts.paverFilters.use.feet);
  await expectShown(page, shownBy("slab", "feet"));
});

test("pavers: lead to a planner with such a plan, by size or with a photo first", async ({
  page,
  open,
}) => {
  const paver = pavers.find(({ kind, plan }) => kind === "slab" && plan !== undefined);
  if (paver === undefined) throw new Error("Expected slabs that can be planned.");
  await open("/gallery");
  await card(page, paver.name).getByRole("link", { name: texts.planWithPaver }).click();
  await expect(planDrawing(page)).toBeVisible();
  await page.goBack();
  await card(page, paver.name).getByText(texts.moreOfPaver).click();
  await card(page, paver.name).getByRole("link", { name: texts.paverOnPhoto }).click();
  await expect(planDrawing(page)).toBeVisible();
  await expect(planner(page).locator(":focus")).toHaveRole("button");
});

test("pavers: a request asks for the samples, and says when there are too many", async ({
  page,
  open,
}) => {
  const name = forms.uniqueName();
  await open("/gallery");
  await unfoldAll(page);
  const wanted = headings.slice(0, samplesLimit);
  for (const each of wanted) await sample(page, each).click();
  const another = headings[samplesLimit] ?? "";
  await sample(page, another).click();
  await expect(page.getByText(samplesFull(samplesLimit))).toBeVisible();
  await expect(sample(page, another)).toHaveAttribute("aria-pressed", "false");
  await page.goto("/contact");
  await fillIn(forms.quoteForm(page), name);
  await forms.submitButton(forms.quoteForm(page)).click();
  await expect(forms.successMessage(page)).toBeVisible();
  const [stored] = await storedRequestsBy(name);
  const text = keptText(wanted.map(sampleOf), attachmentTextLimit);
  expect(stored?.request.message).toContain(text);

  await test.step("Undo puts back no more of them than are brought", async () => {
    await open("/gallery");
    await unfoldAll(page);
    await forms.firstQuoteButton(page).click();
    await forms.attachmentCards(page).getByRole("button", { name: attachments.remove }).click();
    await expect(forms.attachmentCards(page)).toHaveCount(0);
    await forms.closeDialog(page);
    const others = headings.slice(samplesLimit, 2 * samplesLimit);
    for (const each of others) await sample(page, each).click();
    const undo = page.getByRole("button", { name: attachments.undo });
    await undo.click();
    await expect(page.getByText(samplesFull(samplesLimit))).toBeVisible();
    await expect(page.getByRole("button", { name: sampleKept })).toHaveCount(samplesLimit);

    await sample(page, headings[samplesLimit] ?? "").click();
    await undo.click();
    await expect(sample(page, headings[0] ?? "")).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: sampleKept })).toHaveCount(samplesLimit);
  });
});
