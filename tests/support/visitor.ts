import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { tellBodies } from "./request-body.ts";

/** A page with what a visitor does on it. */
export interface Visitor {
  page: Page;
  /** As `openWhole`. */
  open: (address: string) => Promise<void>;
  /** Everything the console said so far, a line each with its kind: "error: …". */
  console: string[];
}

/** Waits until React has taken over the page, as the late loader reports it. */
export async function untilLive(page: Page) {
  await expect(page.locator("#root")).toHaveAttribute("data-live", "");
}

/** Waits until the parts below the first screen are laid out, too (docs/decisions/0014). */
export async function untilLaidOut(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("data-laid-out", "");
}

/** Opens an address and waits until all of it is laid out and its script has taken over. */
export async function openWhole(page: Page, address: string) {
  await page.goto(address);
  await untilLive(page);
  await untilLaidOut(page);
}

/** Points at every part that waits for a visitor, and waits until it has come to life. */
export async function untilAllLive(page: Page) {
  await untilLive(page);
  await untilLaidOut(page);
  const waiting = page.locator("[data-island]:not([data-live])");
  // A part that React has not reached yet does not hear of it the first time.
  await expect(async () => {
    await waiting.evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new Event("pointerenter"));
    });
    await expect(waiting).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** Answers for the rest of the world (the map) with an empty page: tests need no network. */
export const stayOnThisComputer = (page: Page) =>
  page.context().route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );

/** A test whose report shows what the page looked like when it failed. */
export const test = base.extend<{ visitor: Visitor }>({
  page: async ({ page }, use, testInfo) => {
    await use(page);
    if (testInfo.status === testInfo.expectedStatus) return;
    const path = testInfo.outputPath("page.png");
    // A page that is gone or hangs has no picture to show.
    const isTaken = await page.screenshot({ path, timeout: 5_000 }).catch(() => null);
    if (isTaken !== null) await testInfo.attach("screenshot", { path, contentType: "image/png" });
  },

  visitor: async ({ page }, use) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => lines.push(`error: ${error.message}`));
    await stayOnThisComputer(page);
    await tellBodies(page);
    await use({
      page,
      console: lines,
      open: (address) => openWhole(page, address),
    });
  },
});

export { expect };

/** A finished request; `name` tells one test's requests from another's. */
export const request = (name: string) => ({
  Name: name,
  Email: "thandi@example.co.za",
  Phone: "+27 (82) 555 01 23",
  Area: "Rynfield",
  "Project Details": "About 60 m² of driveway, two cars.",
});

const isInFirefox = (control: Locator) =>
  control.page().context().browser()?.browserType().name() === "firefox";

/** Presses with a finger; with a mouse in Firefox, where WebDriver BiDi brings no touch to the page. */
export const tap = (control: Locator) => (isInFirefox(control) ? control.click() : control.tap());

/** Puts text into a field in the place of what is there. */
export async function enter(field: Locator, text: string) {
  if (!isInFirefox(field)) return field.fill(text);
  // Over WebDriver BiDi, what `fill` writes does not reach React; what is typed does.
  await field.press("ControlOrMeta+a");
  await field.press("Delete");
  await field.pressSequentially(text);
}

/** Fills a quote form in; returns the form. */
export async function fillIn(form: Locator, name: string, service = "Driveway Paving") {
  for (const [label, value] of Object.entries(request(name))) {
    await enter(form.getByLabel(label), value);
  }
  await form.getByLabel("Service").selectOption(service);
  return form;
}
