import type { Page } from "@playwright/test";
import { skipLink } from "#src/content/interface/every-page.ts";
import { builtPage, element, textOf } from "../support/built-pages.ts";
import { business } from "../support/business.ts";
import { mainMenu } from "../support/landmarks.ts";
import { visitTime } from "../support/page-clock.ts";
import { expect, nextFrame, tap, test } from "../support/visitor.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** The menu of docs/specification.md#shared-frame. */
const entries = ["Home", "About", "Services", "Areas We Serve", "Gallery", "FAQs", "Contact"];
const services = ["All Services", "Residential", "Commercial", "Industrial"];

const menuButton = (page: Page, name: "Services" | "Areas We Serve") =>
  mainMenu(page).getByRole("button", { name });

/** A link that only this dropdown has. */
const industrial = (page: Page) => mainMenu(page).getByRole("link", { name: "Industrial" });
const sandton = (page: Page) => mainMenu(page).getByRole("link", { name: "Sandton" });

test("header: has entries and number on one line, always in view", async ({ page, open }) => {
  await open("/");
  const links = page.getByRole("banner").getByRole("link");
  const controls = mainMenu(page).getByRole("link").or(mainMenu(page).getByRole("button"));
  await expect(controls).toHaveText(entries);
  await expect(links).toHaveText([
    skipLink,
    business.name,
    ...entries.filter((entry) => !["Services", "Areas We Serve"].includes(entry)),
    `Call Us ${business.visiblePhone}`,
    "Free Quote",
  ]);
  await expect(page.getByRole("banner").getByText(business.visiblePhone)).toBeVisible();
  for (const width of [1120, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const control of [...(await links.all()), menuButton(page, "Areas We Serve")]) {
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
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(mainMenu(page)).toBeInViewport({ ratio: 1 });
});

test("header: marks the current page and its section", () => {
  const marked = (path: string) =>
    element(builtPage(path).document, "header nav")
      .querySelectorAll("[aria-current]")
      .map((control) => `${textOf(control)}: ${control.getAttribute("aria-current")}`);
  expect(marked("/contact")).toEqual(["Contact: page"]);
  expect(marked("/services/residential")).toEqual(["Services: true", "Residential: page"]);
  // The menu does not list this page.
  expect(marked("/services/driveway")).toEqual(["Services: true"]);
});

test("header dropdown: works by keyboard, and scrolls in a low window", async ({ page, open }) => {
  await open("/contact");
  await menuButton(page, "Services").focus();
  for (const isOpen of [true, false, true]) {
    await page.keyboard.press("Space");
    await expect(industrial(page)).toBeVisible({ visible: isOpen });
  }
  for (const name of services) {
    await page.keyboard.press("Tab");
    await expect(mainMenu(page).getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(menuButton(page, "Areas We Serve")).toBeFocused();
  await expect(industrial(page)).toBeHidden();

  await test.step("opened by hover, it closes with Escape and leaves the focus where it is", async () => {
    const name = page.getByLabel("Name");
    await name.focus();
    await menuButton(page, "Services").hover();
    await expect(industrial(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(industrial(page)).toBeHidden();
    await expect(name).toBeFocused();
  });

  await page.setViewportSize({ width: 1280, height: 450 });
  await menuButton(page, "Areas We Serve").click();
  const last = mainMenu(page).getByRole("link", { name: "Waterfall" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
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

test.describe("header on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  // Chromium alone keeps the place by what is at the upper edge.
  test("a turned phone keeps what is read in view @not-in-firefox @not-in-webkit", async ({
    page,
    open,
  }) => {
    await open("/faq");
    const question = page.getByRole("main").getByRole("button", { expanded: false }).last();
    await question.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await page.setViewportSize({ width: 740, height: 360 });
    await nextFrame(page);
    await expect(question).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    await nextFrame(page);
    await expect(question).toBeInViewport();
  });
});
