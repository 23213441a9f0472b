import type { Page } from "@playwright/test";
import { residential } from "#src/content/categories/residential.ts";
import { gallery } from "#src/content/gallery.ts";
import {
  keep as keepText,
  keptCount,
  keptForVisit,
  keptHeading,
  removeKept,
} from "#src/content/interface/keep.ts";
import { privacyPolicy } from "#src/content/legal/privacy-policy.ts";
import { attachmentTextLimit } from "#src/domain/attachments.ts";
import { keptText } from "#src/features/keep/kept-text.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import {
  attachmentCards,
  closeDialog,
  keepButton as keep,
  quoteDialog,
  quoteForm,
  submitButton,
  successMessage,
  uniqueName,
} from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { enter, expect, fillIn, test } from "../support/visitor.ts";

const [first, second] = gallery.projects.map(({ title }) => title);
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
  expect(keep(page, name)).toHaveAttribute("aria-pressed", "true");
const tray = (page: Page) => page.getByRole("region", { name: keptHeading });
const remove = (page: Page, name: string) =>
  tray(page).getByRole("button", { name: removeKept(name) });
const details = (page: Page) => quoteForm(page).getByLabel("Project Details");

async function openTray(page: Page, count: number) {
  const button = page.getByRole("button", { name: keptCount(count) });
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
}

/** Opens the kept list and asks for a quote with it. */
async function requestQuote(page: Page, count: number) {
  await openTray(page, count);
  await tray(page).getByRole("button", { name: "Request a Free Quote" }).click();
  await expect(details(page)).toBeVisible();
}

test("keep: a project and a material travel with the request", async ({ page }) => {
  const name = uniqueName();
  // Pressed before the page is hydrated.
  await page.goto("/gallery");
  await keep(page, second).click();
  await isKept(page, second);
  await footerLink(page, "Residential").click();
  await unfoldMaterials(page);
  await keep(page, material).click();
  await isKept(page, material);
  await page.reload();
  await unfoldMaterials(page);
  await isKept(page, material);
  await page.goto("/contact");
  await expect(attachmentCards(page)).toContainText([`${second}, ${material}`]);
  await fillIn(quoteForm(page), name);
  await enter(details(page), "The stand slopes.");
  await submitButton(quoteForm(page)).click();
  await expect(successMessage(page)).toBeVisible();
  const [stored] = await storedRequestsBy(name);
  expect(stored?.request.message).toBe(
    `The stand slopes.\n\n${keptText([second, material], attachmentTextLimit)}`,
  );
});

test("keep: the list in the request follows what is kept", async ({ page, open }) => {
  await open(`/gallery?project=${gallery.projects[0]?.id}`);
  const view = page.getByRole("dialog", { name: first });
  await view.getByRole("button", { name: `${keepText} ${first}` }).click();
  await page.keyboard.press("Escape");
  await isKept(page, first);
  await keep(page, second).click();
  await requestQuote(page, 2);
  await enter(details(page), "Steep.");
  await expect(attachmentCards(page)).toContainText([`${first}, ${second}`]);
  await closeDialog(page);
  await remove(page, first).click();
  await expect(remove(page, second)).toBeFocused();
  await requestQuote(page, 1);
  await expect(attachmentCards(page)).toContainText([second]);
  await expect(attachmentCards(page)).not.toContainText([first]);

  await test.step("removing the last entry moves the focus before the list goes", async () => {
    await closeDialog(page);
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
    await expect(mainHeading(page)).toBeFocused();
    await expect(tray(page)).toHaveCount(0);
    await expect(keep(page, second)).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("a link in the dialog opened from the list leads to the top of its page", async () => {
    await keep(page, first).click();
    await requestQuote(page, 1);
    await quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
    await expect(mainHeading(page)).toHaveText(privacyPolicy.heading);
    await expect(mainHeading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test("keep: a list that the browser refuses to store says so", async ({ page, open }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The storage is full.", "QuotaExceededError");
    };
  });
  await open("/gallery");
  await keep(page, first).click();
  await openTray(page, 1);
  await expect(tray(page).getByText(keptForVisit)).toBeVisible();
  await footerLink(page, "Residential").click();
  await openTray(page, 1);
  await expect(remove(page, first)).toBeVisible();
});
