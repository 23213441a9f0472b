import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { sitePaths } from "../../src/content/site-paths.ts";
import { expect, test } from "../support/visitor.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const schemes = ["light", "dark"] as const;

/** Motion could be caught half-way, with colours that are on their way. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * What axe finds with all its rules, best practices and AAA contrast too; a line each.
 *
 * The map is another site's page and is left to it.
 */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "color-contrast-enhanced": { enabled: true } } })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`),
  );
}

/** Looks at the page as it stands, in both colour schemes. */
async function expectNoFaults(page: Page) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await faultsOf(page), colorScheme).toEqual([]);
  }
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

test("axe does find a fault where there is one", async ({ visitor: { page, open } }) => {
  await open("/");
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const grey = document.createElement("p");
    grey.textContent = "Grey on white";
    grey.style.cssText = "color: #767676; background: #fff";
    const picture = document.createElement("img");
    picture.src = "/favicon.svg";
    heading.after(grey, picture);
  });
  const faults = (await faultsOf(page)).join("\n");
  // 4.54:1: enough for AA, not for AAA.
  expect(faults).toContain("color-contrast-enhanced");
  expect(faults).toContain("image-alt");
});
