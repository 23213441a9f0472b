import type { Page } from "@playwright/test";
import { contact } from "#src/content/contact.ts";
import { enlarge } from "#src/content/interface/gallery.ts";
import { privacyPolicy } from "#src/content/legal/privacy-policy.ts";
import { everyScript, hold } from "../support/hold.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import { quoteForm } from "../support/quote-forms.ts";
import { enter, expect, test, waitForHydration } from "../support/visitor.ts";

/*
 * After a client navigation and a reload, Back and Forward before hydration change the address alone: the HTML
 * stays that of the reloaded page.
 */

/** `page.goBack` would wait for a page to load. */
const traverse = (page: Page, delta: -1 | 1) => page.evaluate((by) => history.go(by), delta);

/** Reloads the page, whose scripts do not come; without its content alone, until the router waits for it. */
async function reloadWithout(page: Page, scripts: string | RegExp) {
  const held = await hold(page, scripts);
  await page.reload();
  if (scripts !== everyScript) await page.waitForFunction(() => "__TSR_ROUTER__" in window);
  return held;
}

async function followToPrivacyPolicy(page: Page) {
  await footerLink(page, "Privacy Policy").click();
  await expect(page).toHaveURL("/privacy-policy");
}

for (const [what, privacyScripts, galleryScripts] of [
  ["scripts", everyScript, everyScript],
  ["content", /\/privacy-policy-[^/]+\.js$/, /\/gallery-[^/]+\.js$/],
] as const) {
  const tag = what === "scripts" ? [] : "@sweep";

  test(`Back before a page has its ${what} leads to the page before`, { tag }, async ({
    page,
    open,
  }) => {
    await open("/contact");
    await followToPrivacyPolicy(page);
    const held = await reloadWithout(page, privacyScripts);
    await traverse(page, -1);
    await expect(page).toHaveURL("/contact");
    held.arrive();
    await expect(mainHeading(page)).toHaveText(contact.heading);
    await expect(mainHeading(page)).toBeFocused();
    await expect(page).toHaveTitle(contact.meta.title);
    await traverse(page, 1);
    await expect(mainHeading(page)).toHaveText(privacyPolicy.heading);
  });

  test(`Forward before a page has its ${what} shows what the URL names`, { tag }, async ({
    page,
    open,
  }) => {
    const dialog = page.getByRole("dialog");
    await open("/gallery?category=patio");
    await page.getByRole("link", { name: enlarge }).first().click();
    await expect(dialog).toBeVisible();
    await traverse(page, -1);
    await expect(dialog).toHaveCount(0);
    const held = await reloadWithout(page, galleryScripts);
    await traverse(page, 1);
    await expect(page).toHaveURL(/category=patio&project=/);
    held.arrive();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Patios", pressed: true })).toBeVisible();
  });
}

test("Back before hydration keeps what was typed, for Forward", async ({ page, open }) => {
  await open("/privacy-policy");
  await footerLink(page, "Contact").click();
  await expect(quoteForm(page)).toBeVisible();
  const held = await reloadWithout(page, everyScript);
  const name = quoteForm(page).getByLabel("Name");
  await enter(name, "Thandi");
  await traverse(page, -1);
  await expect(page).toHaveURL("/privacy-policy");
  await name.press("End");
  await page.keyboard.type(" Nkosi");
  held.arrive();
  await expect(mainHeading(page)).toHaveText(privacyPolicy.heading);
  await traverse(page, 1);
  await expect(name).toHaveValue("Thandi Nkosi");
});

test("Back on a page whose script fails loads the page before", async ({ page, open }) => {
  await open("/contact");
  await followToPrivacyPolicy(page);
  const held = await reloadWithout(page, everyScript);
  await traverse(page, -1);
  await expect(page).toHaveURL("/contact");
  held.fail();
  await expect(mainHeading(page)).toHaveText(contact.heading);
  await page.unroute(everyScript);
  await page.reload();
  await waitForHydration(page);
  await expect(mainHeading(page)).toHaveText(contact.heading);
});
