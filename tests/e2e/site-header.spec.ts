import type { Locator, Page } from "@playwright/test";
import { skipLink } from "#src/content/interface/header.ts";
import { business } from "../support/business.ts";
import { mainMenu } from "../support/landmarks.ts";
import { visitTime } from "../support/page-clock.ts";
import { expect, tap, test } from "../support/visitor.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** The menu of docs/specification.md#shared-frame. */
const entries = ["Home", "About", "Services", "Areas We Serve", "Gallery", "FAQs", "Contact"];
const services = ["All Services", "Residential", "Commercial", "Industrial"];

const menuButton = (page: Page, name: "Services" | "Areas We Serve") =>
  mainMenu(page).getByRole("button", { name });

/** A link that only this dropdown has. */
const industrial = (page: Page) => mainMenu(page).getByRole("link", { name: "Industrial" });
const sandton = (page: Page) => mainMenu(page).getByRole("link", { name: "Sandton" });

test.describe("header", () => {
  test("lists the menu entries in order, shows the phone number and stays visible", async ({
    page,
    open,
  }) => {
    await open("/");
    const controls = mainMenu(page).getByRole("link").or(mainMenu(page).getByRole("button"));
    await expect(controls).toHaveText(entries);
    await expect(page.getByRole("banner").getByRole("link")).toHaveText([
      skipLink,
      business.name,
      ...entries.filter((entry) => !["Services", "Areas We Serve"].includes(entry)),
      `Call Us ${business.visiblePhone}`,
      "Free Quote",
    ]);
    await expect(page.getByRole("banner").getByText(business.visiblePhone)).toBeVisible();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(mainMenu(page)).toBeInViewport({ ratio: 1 });
  });

  test("marks the current page and its section", async ({ page, open }) => {
    await open("/contact");
    const current = mainMenu(page).getByRole("link", { name: "Contact" });
    const other = mainMenu(page).getByRole("link", { name: "About" });
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(other).not.toHaveAttribute("aria-current");
    const style = (element: Locator) =>
      element.evaluate(
        (node) => `${getComputedStyle(node).color} ${getComputedStyle(node).boxShadow}`,
      );
    expect(await style(current)).not.toBe(await style(other));

    await open("/services/residential");
    const residential = mainMenu(page).getByRole("link", { name: "Residential" });
    expect(await style(menuButton(page, "Services"))).not.toBe(
      await style(menuButton(page, "Areas We Serve")),
    );
    await menuButton(page, "Services").click();
    await expect(residential).toHaveAttribute("aria-current", "page");
    expect(await style(residential)).not.toBe(await style(industrial(page)));

    // The menu does not list this page.
    await open("/services/driveway");
    await expect(menuButton(page, "Services")).toHaveAttribute("aria-current", "true");
    await expect(menuButton(page, "Areas We Serve")).not.toHaveAttribute("aria-current");
  });

  test("fits on one line at every width", async ({ page, open }) => {
    await open("/");
    const controls = page.getByRole("banner").getByRole("link");
    for (const width of [1120, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const control of [...(await controls.all()), menuButton(page, "Areas We Serve")]) {
        const { lines, right } = await control.evaluate((node) => {
          // The number is below "Call Us".
          const texts = node.querySelectorAll("span > span");
          const lines = [node.firstChild, ...texts].map((text) => {
            const range = document.createRange();
            range.selectNodeContents(text ?? node);
            const tops = [...range.getClientRects()].map(({ top, height }) =>
              Math.round((top + height / 2) / 12),
            );
            return new Set(tops).size;
          });
          return { lines: Math.max(...lines), right: node.getBoundingClientRect().right };
        });
        const name = `${await control.innerText()} at ${width} px`;
        expect(lines, name).toBe(1);
        expect(right, name).toBeLessThanOrEqual(width);
      }
    }
  });
});

test.describe("header dropdown", () => {
  test("opens and closes with Enter or Space; Escape returns the focus, Tab leaves the list", async ({
    page,
    open,
  }) => {
    await open("/");
    for (const key of ["Enter", "Space"]) {
      await menuButton(page, "Services").focus();
      await page.keyboard.press(key);
      await expect(industrial(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(industrial(page)).toBeHidden();

      await page.keyboard.press(key);
      for (const name of services) {
        await page.keyboard.press("Tab");
        await expect(mainMenu(page).getByRole("link", { name })).toBeFocused();
      }
      await page.keyboard.press("Escape");
      await expect(industrial(page)).toBeHidden();
      await expect(menuButton(page, "Services")).toBeFocused();
    }
    // The focus may also leave the list forwards.
    await page.keyboard.press("Space");
    await expect(industrial(page)).toBeVisible();
    for (const _ of [...services, "Areas We Serve"]) await page.keyboard.press("Tab");
    await expect(menuButton(page, "Areas We Serve")).toBeFocused();
    await expect(industrial(page)).toBeHidden();
  });

  test("opened by hover, closes with Escape and keeps the focus", async ({ page, open }) => {
    await open("/contact");
    const name = page.getByLabel("Name");
    await name.focus();
    await menuButton(page, "Services").hover();
    await expect(industrial(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(industrial(page)).toBeHidden();
    await expect(name).toBeFocused();
  });

  test("scrolls to its last link in a low window", async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 450 });
    await open("/");
    await menuButton(page, "Areas We Serve").click();
    const last = mainMenu(page).getByRole("link", { name: "Waterfall" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test.describe("header dropdown on a wide touch screen", () => {
  test.use({ hasTouch: true });

  test("opens by hover but not by a touch that scrolls", async ({ page, open }) => {
    await page.clock.install({ time: visitTime });
    await open("/");
    // Loads the script of the menus.
    await tap(menuButton(page, "Services"));
    await expect(industrial(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(industrial(page)).toBeHidden();
    await page.mouse.move(1, 700);
    for (const [pointerType, isOpened] of [
      ["touch", false],
      ["mouse", true],
    ] as const) {
      const pointer = { pointerType };
      await menuButton(page, "Areas We Serve").dispatchEvent("pointerover", pointer);
      await page.clock.runFor(1_000);
      await expect(sandton(page)).toBeVisible({ visible: isOpened });
      await menuButton(page, "Areas We Serve").dispatchEvent("pointerout", pointer);
    }
  });
});
