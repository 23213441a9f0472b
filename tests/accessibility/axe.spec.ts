import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { sitePaths } from "../../src/content/site-paths.ts";
import { expect, test } from "../support/visitor.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

// Motion could be caught half-way, with colours that are on their way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const colourRules = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/**
 * What axe finds, a line each: with all its rules, best practices and AAA contrast too, or with
 * those that are named alone. The map is another site's page and is left to it.
 */
async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    rules: { "color-contrast-enhanced": { enabled: true } },
    resultTypes: ["violations"],
  });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`),
  );
}

/** Changes the colour scheme and waits until no colour is on its way from the one to the other. */
async function changeScheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** Looks at the page as it stands; in the dark scheme the colours alone are others. */
async function expectNoFaults(page: Page) {
  await changeScheme(page, "light");
  expect(await faultsOf(page), "light").toEqual([]);
  await changeScheme(page, "dark");
  expect(await faultsOf(page, colourRules), "dark").toEqual([]);
}

for (const path of [...sitePaths, "/nowhere"]) {
  test(`${path} has no fault that axe can find`, async ({ visitor: { page, open } }) => {
    await page.setViewportSize(desk);
    await open(path);
    await expectNoFaults(page);
    await page.setViewportSize(phone);
    await expectNoFaults(page);
  });
}

for (const name of ["Services", "Areas We Serve"]) {
  test(`the open list ${name} has no fault`, async ({ visitor: { page, open } }) => {
    await page.setViewportSize(desk);
    await open("/services/residential");
    const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expectNoFaults(page);
  });
}

test("the open menu of a phone with both its lists has no fault", async ({
  visitor: { page, open },
}) => {
  await page.setViewportSize(phone);
  await open("/services/residential");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("button", { name: "Services" }).click();
  await menu.getByRole("button", { name: "Areas We Serve" }).click();
  await expect(menu.getByRole("button", { expanded: true })).toHaveCount(2);
  await expectNoFaults(page);
});

for (const viewport of [desk, phone]) {
  test(`the quote dialog at ${viewport.width} px has no fault, with errors or without`, async ({
    visitor: { page, open },
  }) => {
    await page.setViewportSize(viewport);
    await open("/services/residential");
    await page.getByRole("main").getByRole("button", { name: /quote/i }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Name")).toBeVisible();
    await expectNoFaults(page);
    await dialog.getByRole("button", { name: "Submit Request" }).click();
    await expect(dialog.getByText("Invalid email address")).toBeVisible();
    await expectNoFaults(page);
  });
}

test("axe does find a fault where there is one", async ({ page }) => {
  // 4.54:1: enough for AA, not for AAA.
  const grey = `<p style="color: #767676; background: #fff">Grey on white</p>`;
  await page.setContent(`<html lang="en"><title>Faults</title><main>${grey}<img src="/x"></main>`);
  const faults = (await faultsOf(page)).join("\n");
  expect(faults).toContain("color-contrast-enhanced");
  expect(faults).toContain("image-alt");
  expect(faults).toContain("page-has-heading-one");
  expect((await faultsOf(page, colourRules)).join("\n")).toContain("color-contrast-enhanced");
});
