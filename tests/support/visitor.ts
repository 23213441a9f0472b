import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { attribute, unhydratedIsland } from "../../src/hydration/protocol.ts";
import { tellBodies } from "./request-body.ts";

/** A page with what a visitor does on it. */
export interface Visitor {
  page: Page;
  /** As `gotoHydrated`. */
  open: (address: string) => Promise<void>;
  /** Everything the console said so far, a line each with its kind: "error: …". */
  console: string[];
}

/**
 * Waits until something is in the page, or no longer is; `what` is its CSS selector. For what is not
 * there at once: at every try that fails, `expect` has the browser write the whole page down for a
 * report, which on a long page takes as long as to open it.
 */
export const until = (page: Page, what: string, state: "attached" | "detached" = "attached") =>
  page.locator(what).first().waitFor({ state, timeout: 20_000 });

/** Shows the page that a visitor is there, as a pointer does; that runs its script. */
export const signalVisitor = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event("pointerover")));

/** Runs the page's script and waits until React has hydrated the page. */
export async function waitForHydration(page: Page) {
  await signalVisitor(page);
  await until(page, `#root[${attribute.hydrated}]`);
}

/** Opens a URL and waits until its page is hydrated. */
export async function gotoHydrated(page: Page, url: string) {
  await page.goto(url);
  await waitForHydration(page);
}

/** Points at every part that waits for a visitor, and waits until it has come to life. */
export async function waitForAllIslands(page: Page) {
  await waitForHydration(page);
  // A part that React has not reached yet does not hear of it the first time.
  await expect(async () => {
    // Not by a locator: that would have Playwright bring all its script into the page a second time.
    await page.evaluate((selector) => {
      for (const island of document.querySelectorAll(selector)) {
        island.dispatchEvent(new Event("pointerenter"));
      }
    }, unhydratedIsland);
    await page.locator(unhydratedIsland).first().waitFor({ state: "detached", timeout: 500 });
  }).toPass();
}

/** What becomes of a request to another site (the map's): an empty page comes, or nothing does. */
export type Elsewhere = "answers" | "is out of reach";

const emptyPage = "<title>Elsewhere</title>";

/** Stands in for the rest of the world: tests need no network. */
export async function stayOnThisComputer(page: Page, elsewhere: Elsewhere = "answers") {
  const context = page.context();
  const answers = elsewhere === "answers";
  if (context.browser()?.browserType().name() !== "chromium") {
    await context.route(
      ({ hostname }) => hostname !== "localhost",
      (route) =>
        answers ? route.fulfill({ contentType: "text/html", body: emptyPage }) : route.abort(),
    );
    return;
  }
  // Playwright's own way has every request go round by the test, and the browser keep nothing of one
  // page for the next.
  const session = await context.newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const answer = answers
      ? session.send("Fetch.fulfillRequest", {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: "Content-Type", value: "text/html" }],
          body: Buffer.from(emptyPage).toString("base64"),
        })
      : session.send("Fetch.failRequest", { requestId, errorReason: "Failed" });
    // A page that is gone meanwhile needs no answer.
    answer.catch(() => {});
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
}

/** A test whose report shows what the page looked like when it failed. */
export const test = base.extend<{ elsewhere: Elsewhere; visitor: Visitor }>({
  elsewhere: ["answers", { option: true }],

  page: async ({ page }, use, testInfo) => {
    await use(page);
    if (testInfo.status === testInfo.expectedStatus) return;
    const path = testInfo.outputPath("page.png");
    // A page that is gone or hangs has no picture to show.
    const isTaken = await page.screenshot({ path, timeout: 5_000 }).catch(() => null);
    if (isTaken !== null) await testInfo.attach("screenshot", { path, contentType: "image/png" });
  },

  visitor: async ({ page, elsewhere }, use) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => lines.push(`error: ${error.message}`));
    await stayOnThisComputer(page, elsewhere);
    await tellBodies(page);
    await use({
      page,
      console: lines,
      open: (address) => gotoHydrated(page, address),
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
