import type { Locator, Page } from "@playwright/test";
import { business } from "../support/business.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { expect, tap, test, waitForHydration } from "../support/visitor.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** SPEC.md section 2, "Shared frame". */
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

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menuButton = (page: Page, name: "Services" | "Areas We Serve") =>
  bar(page).getByRole("button", { name });

/** A link of each list that no other part of the bar has. */
const industrial = (page: Page) => bar(page).getByRole("link", { name: "Industrial" });
const sandton = (page: Page) => bar(page).getByRole("link", { name: "Sandton" });

async function columnsOf(links: Locator) {
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  return new Set(boxes.map((box) => box?.x)).size;
}

const centreOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("The element is not on the page.");
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

test.describe("the bar at the top", () => {
  test("has every entry of the menu in its order", async ({ page, open }) => {
    await open("/");
    const controls = bar(page).getByRole("link").or(bar(page).getByRole("button"));
    await expect(controls).toHaveText(entries);
    await expect(page.getByRole("banner").getByRole("link")).toHaveText([
      business.name,
      ...entries.filter((entry) => !["Services", "Areas We Serve"].includes(entry)),
      "Call Us",
      "Free Quote",
    ]);
  });

  test("asks for a quote on the contact page and calls the company", async ({ page, open }) => {
    await open("/services/residential");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Call Us" })).toHaveAttribute(
      "href",
      `tel:${business.callNumber}`,
    );
    await banner.getByRole("link", { name: "Free Quote" }).click();
    await expect(page).toHaveURL("/contact");
  });

  test("stays in sight while I scroll", async ({ page, open }) => {
    await open("/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });

  test("marks the page I am on, and the list it stands in", async ({ page, open }) => {
    await open("/contact");
    const current = bar(page).getByRole("link", { name: "Contact" });
    const other = bar(page).getByRole("link", { name: "About" });
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(other).not.toHaveAttribute("aria-current");
    const look = (element: Locator) =>
      element.evaluate(
        (node) => `${getComputedStyle(node).color} ${getComputedStyle(node).boxShadow}`,
      );
    expect(await look(current)).not.toBe(await look(other));

    await open("/services/residential");
    const residential = bar(page).getByRole("link", { name: "Residential" });
    expect(await look(menuButton(page, "Services"))).not.toBe(
      await look(menuButton(page, "Areas We Serve")),
    );
    await menuButton(page, "Services").click();
    await expect(residential).toHaveAttribute("aria-current", "page");
    expect(await look(residential)).not.toBe(await look(industrial(page)));

    // The other address of /areas/benoni.
    await open("/paving-benoni");
    const marked = bar(page).locator("[aria-current]");
    await expect(marked).toHaveText("Benoni");
    await expect(marked).toHaveAttribute("aria-current", "page");
  });

  for (const width of [1120, 1280, 1920]) {
    test(`stands on one line in a window of ${width} px`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      await open("/");
      const controls = page.getByRole("banner").getByRole("link");
      for (const control of [...(await controls.all()), menuButton(page, "Areas We Serve")]) {
        const { lines, right } = await control.evaluate((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const tops = [...range.getClientRects()].map(({ top, height }) =>
            Math.round((top + height / 2) / 12),
          );
          return { lines: new Set(tops).size, right: node.getBoundingClientRect().right };
        });
        expect(lines, await control.innerText()).toBe(1);
        expect(right, await control.innerText()).toBeLessThanOrEqual(width);
      }
    });
  }
});

test.describe("a list of the bar", () => {
  test("has its links, the long one in two columns", async ({ page, open }) => {
    await open("/");
    await menuButton(page, "Services").click();
    const links = bar(page).getByRole("listitem").getByRole("list").getByRole("link");
    await expect(links).toHaveText(services);
    expect(await columnsOf(links)).toBe(1);
    await menuButton(page, "Areas We Serve").click();
    await expect(links).toHaveText(areas);
    expect(await columnsOf(links)).toBe(2);
  });

  test("opens when I point at it for a moment, and closes a moment after I leave", async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open("/");
    // The first list that a visitor asks for brings the script of both.
    await menuButton(page, "Services").press("Enter");
    await expect(industrial(page)).toBeVisible();
    await menuButton(page, "Services").press("Enter");
    await expect(industrial(page)).toBeHidden();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(...(await centreOf(menuButton(page, "Services"))));
    await page.clock.runFor(79);
    await expect(industrial(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(industrial(page)).toBeVisible();
    await expect(menuButton(page, "Services")).toHaveAttribute("aria-expanded", "true");

    await page.mouse.move(...(await centreOf(industrial(page))), { steps: 10 });
    await page.clock.runFor(60_000);
    await expect(industrial(page)).toBeVisible();

    await page.mouse.move(640, 700);
    await page.clock.runFor(199);
    await expect(industrial(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(industrial(page)).toBeHidden();
    await expect(menuButton(page, "Services")).toHaveAttribute("aria-expanded", "false");
  });

  test("gives way to the other that I point at", async ({ page, open }) => {
    await open("/");
    await menuButton(page, "Services").hover();
    await expect(industrial(page)).toBeVisible();
    await menuButton(page, "Areas We Serve").hover();
    await expect(sandton(page)).toBeVisible();
    await expect(industrial(page)).toBeHidden();
  });

  test("opens with a click, closes with the next, and only one is open", async ({ page, open }) => {
    await open("/");
    await menuButton(page, "Services").click();
    await expect(industrial(page)).toBeVisible();
    await menuButton(page, "Areas We Serve").click();
    await expect(sandton(page)).toBeVisible();
    await expect(industrial(page)).toBeHidden();
    await expect(bar(page).getByRole("button", { expanded: true })).toHaveText("Areas We Serve");
    await menuButton(page, "Areas We Serve").click();
    await expect(bar(page).getByRole("button", { expanded: true })).toHaveCount(0);
    await expect(sandton(page)).toBeHidden();
  });

  for (const key of ["Enter", "Space"]) {
    test(`opens and closes with ${key}, and Escape gives the focus back`, async ({
      page,
      open,
    }) => {
      await open("/");
      await menuButton(page, "Services").focus();
      await page.keyboard.press(key);
      await expect(industrial(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(industrial(page)).toBeHidden();

      await page.keyboard.press(key);
      for (const name of services) {
        await page.keyboard.press("Tab");
        await expect(bar(page).getByRole("link", { name })).toBeFocused();
      }
      await page.keyboard.press("Escape");
      await expect(industrial(page)).toBeHidden();
      await expect(menuButton(page, "Services")).toBeFocused();
    });
  }

  test("that comes late closes although my focus goes on in the very moment", async ({
    page,
    open,
  }) => {
    const letScriptCome = await delayScripts(page, "**/assets/site-menu.actors-*.js");
    await open("/");
    await menuButton(page, "Services").focus();
    await page.keyboard.press("Enter");
    await page.evaluate(() => {
      const goOn = new MutationObserver(() => document.querySelector("a")?.focus());
      goOn.observe(document.body, { subtree: true, attributeFilter: ["aria-expanded"] });
    });
    letScriptCome();
    await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeFocused();
    await expect(menuButton(page, "Services")).toHaveAttribute("aria-expanded", "false");
    await expect(industrial(page)).toBeHidden();
  });

  test("closes when the focus goes on, forwards and backwards", async ({ page, open }) => {
    await open("/");
    await menuButton(page, "Services").focus();
    await page.keyboard.press("Enter");
    await expect(industrial(page)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(bar(page).getByRole("link", { name: "About" })).toBeFocused();
    await expect(industrial(page)).toBeHidden();

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(industrial(page)).toBeVisible();
    await industrial(page).focus();
    await page.keyboard.press("Tab");
    await expect(menuButton(page, "Areas We Serve")).toBeFocused();
    await expect(industrial(page)).toBeHidden();
  });

  test("that the mouse opened closes with Escape, and I keep my place in the page", async ({
    page,
    open,
  }) => {
    await open("/contact");
    const name = page.getByLabel("Name");
    await name.focus();
    await menuButton(page, "Services").hover();
    await expect(industrial(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(industrial(page)).toBeHidden();
    await expect(name).toBeFocused();
  });

  test("closes with a click elsewhere, in the page and in the bar", async ({ page, open }) => {
    await open("/contact");
    await menuButton(page, "Services").click();
    await expect(industrial(page)).toBeVisible();
    // Its left end: the open list may lie over the middle.
    await page.getByRole("heading", { level: 1 }).click({ position: { x: 8, y: 8 } });
    await expect(industrial(page)).toBeHidden();

    await menuButton(page, "Services").click();
    await expect(industrial(page)).toBeVisible();
    const [, middle] = await centreOf(menuButton(page, "Services"));
    await page.mouse.click(4, middle);
    await expect(industrial(page)).toBeHidden();
  });

  test("closes when I choose a page from it, and the page comes", async ({ page, open }) => {
    await open("/");
    await menuButton(page, "Services").click();
    await bar(page).getByRole("link", { name: "Residential" }).click();
    await expect(page).toHaveURL("/services/residential");
    await expect(bar(page).getByRole("button", { expanded: true })).toHaveCount(0);
    await expect(industrial(page)).toBeHidden();
  });

  test("can be read to its end in a low window", async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 450 });
    await open("/");
    await menuButton(page, "Areas We Serve").click();
    const last = bar(page).getByRole("link", { name: "Waterfall" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("that I press before the script has come opens when it is there", async ({ page }) => {
    const letScriptCome = await delayScripts(page);
    await page.goto("/");
    await menuButton(page, "Services").click();
    await expect(menuButton(page, "Services")).toHaveAttribute("aria-expanded", "false");
    letScriptCome();
    await waitForHydration(page);
    await expect(menuButton(page, "Services")).toHaveAttribute("aria-expanded", "true");
    await expect(industrial(page)).toBeVisible();
  });
});

test.describe("on a wide touch screen", () => {
  test.use({ hasTouch: true });

  test("a list opens with a tap and closes with the next", async ({ page, open }) => {
    await open("/");
    await tap(menuButton(page, "Areas We Serve"));
    await expect(sandton(page)).toBeVisible();
    await expect(menuButton(page, "Areas We Serve")).toHaveAttribute("aria-expanded", "true");
    await tap(menuButton(page, "Areas We Serve"));
    await expect(sandton(page)).toBeHidden();
    await expect(menuButton(page, "Areas We Serve")).toHaveAttribute("aria-expanded", "false");
  });

  test("a finger that rests on a list and goes on to scroll opens nothing, as a mouse does", async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open("/");
    // The script of the menus is there from here on.
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
