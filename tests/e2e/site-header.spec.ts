import type { Locator, Page } from "@playwright/test";
import { business } from "../support/business.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { mainHeading, mainMenu } from "../support/landmarks.ts";
import { expect, tap, test, waitForHydration } from "../support/visitor.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** The menu of docs/specification.md#shared-frame. */
const entries = ["Home", "About", "Services", "Areas We Serve", "Gallery", "FAQs", "Contact"];
const services = ["All Services", "Residential", "Commercial", "Industrial"];
const areas = [
  "All Areas",
  "Alberton",
  "Benoni",
  "Boksburg",
  "Centurion",
  "Edenvale",
  "East Rand",
  "Fourways",
  "Germiston",
  "Hartbeespoort",
  "Johannesburg",
  "Kempton Park",
  "Krugersdorp",
  "Midrand",
  "Pretoria",
  "Randburg",
  "Roodepoort",
  "Sandton",
  "Waterfall",
];

const menuButton = (page: Page, name: "Services" | "Areas We Serve") =>
  mainMenu(page).getByRole("button", { name });

/** A link that only this dropdown has. */
const industrial = (page: Page) => mainMenu(page).getByRole("link", { name: "Industrial" });
const sandton = (page: Page) => mainMenu(page).getByRole("link", { name: "Sandton" });

async function columnsOf(links: Locator) {
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  return new Set(boxes.map((box) => box?.x)).size;
}

test.describe("header", () => {
  test("lists the menu entries in order and shows the phone number", async ({ page, open }) => {
    await open("/");
    const controls = mainMenu(page).getByRole("link").or(mainMenu(page).getByRole("button"));
    await expect(controls).toHaveText(entries);
    await expect(page.getByRole("banner").getByRole("link")).toHaveText([
      business.name,
      ...entries.filter((entry) => !["Services", "Areas We Serve"].includes(entry)),
      `Call Us ${business.visiblePhone}`,
      "Free Quote",
    ]);
    await expect(page.getByRole("banner").getByText(business.visiblePhone)).toBeVisible();
  });

  test("stays visible while scrolling", async ({ page, open }) => {
    await open("/");
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

  for (const width of [1120, 1280, 1920]) {
    test(`fits on one line at ${width} px`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      await open("/");
      const controls = page.getByRole("banner").getByRole("link");
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
        expect(lines, await control.innerText()).toBe(1);
        expect(right, await control.innerText()).toBeLessThanOrEqual(width);
      }
    });
  }
});

test.describe("header dropdown", () => {
  test("lists its links, the long list in two columns", async ({ page, open }) => {
    await open("/");
    await menuButton(page, "Services").click();
    const links = mainMenu(page).getByRole("listitem").getByRole("list").getByRole("link");
    await expect(links).toHaveText(services);
    expect(await columnsOf(links)).toBe(1);
    await menuButton(page, "Areas We Serve").click();
    await expect(links).toHaveText(areas);
    expect(await columnsOf(links)).toBe(2);
  });

  test("opens and closes with Enter or Space; Escape returns the focus", async ({ page, open }) => {
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
  });

  test("closes when the focus leaves it forwards", async ({ page, open }) => {
    await open("/");
    await menuButton(page, "Services").press("Enter");
    await expect(industrial(page)).toBeVisible();
    await industrial(page).focus();
    await page.keyboard.press("Tab");
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

  test("closes on a click in the page", async ({ page, open }) => {
    await open("/contact");
    await menuButton(page, "Services").click();
    await expect(industrial(page)).toBeVisible();
    // The open list may cover the middle of the heading.
    await mainHeading(page).click({ position: { x: 8, y: 8 } });
    await expect(industrial(page)).toBeHidden();
  });

  test("scrolls to its last link in a low window", async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 450 });
    await open("/");
    await menuButton(page, "Areas We Serve").click();
    const last = mainMenu(page).getByRole("link", { name: "Waterfall" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("pressed before hydration, opens when hydrated", async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto("/");
    await menuButton(page, "Services").click();
    await expect(menuButton(page, "Services")).toHaveAttribute("aria-expanded", "false");
    release();
    await waitForHydration(page);
    await expect(menuButton(page, "Services")).toHaveAttribute("aria-expanded", "true");
    await expect(industrial(page)).toBeVisible();
  });
});

test.describe("header dropdown on a wide touch screen", () => {
  test.use({ hasTouch: true });

  test("opens and closes with taps", async ({ page, open }) => {
    await open("/");
    await tap(menuButton(page, "Areas We Serve"));
    await expect(sandton(page)).toBeVisible();
    await expect(menuButton(page, "Areas We Serve")).toHaveAttribute("aria-expanded", "true");
    await tap(menuButton(page, "Areas We Serve"));
    await expect(sandton(page)).toBeHidden();
    await expect(menuButton(page, "Areas We Serve")).toHaveAttribute("aria-expanded", "false");
  });

  test("opens by hover but not by a touch that scrolls", async ({ page, open }) => {
    await page.clock.install();
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
