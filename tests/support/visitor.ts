import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { attribute } from "#src/hydration/protocol.ts";
import { startAtVisitTime } from "./page-clock.ts";
import { exposeRequestBodies, sendToLocalReceiver } from "./request-body.ts";

/** Waits for a CSS selector without the page snapshot that every failed try of `expect` takes. */
export const waitForSelector = (
  page: Page,
  selector: string,
  state: "attached" | "detached" = "attached",
) => page.locator(selector).first().waitFor({ state, timeout: 20_000 });

/** Waits until the page is hydrated. React hydrates its parts when they are used, or soon after. */
export const waitForHydration = (page: Page) =>
  waitForSelector(page, `#root[${attribute.hydrated}]`);

/** Waits until the next frame is painted. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Prints the page with the margins of a browser, and returns how many sheets of A4 that takes. */
export async function countSheets(page: Page) {
  const margin = { top: "13mm", bottom: "13mm", left: "10mm", right: "10mm" };
  const pdf = await page.pdf({ format: "A4", margin });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

/** Opens a page, hydrates it at once as a visitor's first press does, and waits until it has loaded. */
export async function gotoHydrated(page: Page, url: string) {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await Promise.all([waitForHydration(page), page.waitForLoadState()]);
}

/** What becomes of a request to another origin, such as the map's: an empty page, its error page, or none. */
type ExternalRequests = "are answered" | "are refused" | "fail";

const pages = {
  "are answered": { status: 200, body: "<title>Another site</title>" },
  "are refused": { status: 503, body: "<h1>Service unavailable</h1>" },
};

/** Answers all requests to other origins itself, so that tests need no network. */
async function interceptExternalRequests(page: Page, externalRequests: ExternalRequests) {
  const context = page.context();
  const answer = externalRequests === "fail" ? null : pages[externalRequests];
  if (context.browser()?.browserType().name() !== "chromium") {
    await context.route(
      ({ hostname }) => hostname !== "localhost",
      (route) =>
        answer === null ? route.abort() : route.fulfill({ contentType: "text/html", ...answer }),
    );
    return;
  }
  // `route` would pass every request through the test and switch the browser's cache off.
  const session = await context.newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const sent =
      answer === null
        ? session.send("Fetch.failRequest", { requestId, errorReason: "Failed" })
        : session.send("Fetch.fulfillRequest", {
            requestId,
            responseCode: answer.status,
            responseHeaders: [{ name: "Content-Type", value: "text/html" }],
            body: Buffer.from(answer.body).toString("base64"),
          });
    // The page may be closed by now.
    sent.catch(() => {});
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
}

/** Makes the browser say that the visitor saves data (Save Data API), from the next page on. */
export const emulateSaveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );

const reportViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      // Firefox does not report violations in the console.
      console.error(`Policy violation: ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });

/** The errors that tests cause on purpose, by the context of their pages. */
const expectedErrors = new WeakMap<BrowserContext, RegExp[]>();

const expectedIn = (page: Page) => expectedErrors.get(page.context()) ?? [];

/** Says which errors the test causes on purpose, in any page of the context: another one fails it. */
export const expectErrors = (page: Page, ...lines: RegExp[]) =>
  expectedErrors.set(page.context(), [...expectedIn(page), ...lines]);

/** The lines of the console that fail a test which does not expect them. */
export const unexpectedErrors = (page: Page, lines: readonly string[]) =>
  lines
    .filter((line) => /^error: |Permissions-Policy/.test(line))
    .filter((line) => !expectedIn(page).some((expected) => expected.test(line)));

/** The fixtures of every test that visits the site. */
export interface Visitor {
  page: Page;
  /** As `gotoHydrated`. */
  open: (url: string) => Promise<void>;
}

interface Fixtures extends Omit<Visitor, "page"> {
  externalRequests: ExternalRequests;
  /** Where the quote requests go: to the receiver of `npm start`, or where the site was built to send them. */
  webhook: "local" | "as built";
  /** Everything the consoles of its pages said so far, a line each with its level: "error: …". */
  consoleLines: string[];
}

/**
 * A page that needs no network, whose clock starts at `visitTime`, and whose report has a screenshot if
 * its test failed. An error in it, or in another page of its context, fails the test.
 */
export const test = base.extend<Fixtures>({
  externalRequests: ["are answered", { option: true }],
  webhook: ["local", { option: true }],

  context: async ({ context }, use) => {
    await startAtVisitTime(context);
    await reportViolations(context);
    await use(context);
  },

  page: async ({ page, externalRequests, webhook, consoleLines }, use, testInfo) => {
    if (externalRequests !== "are answered") expectErrors(page, /Failed to load .*https:/);
    await interceptExternalRequests(page, externalRequests);
    if (webhook === "local") await sendToLocalReceiver(page);
    await exposeRequestBodies(page);
    await use(page);
    // A page reports what the last step has thrown before it answers; a closed one does not.
    await Promise.all(
      page
        .context()
        .pages()
        .map((each) => each.evaluate("0").catch(() => {})),
    );
    const unexpected = unexpectedErrors(page, consoleLines);
    expect.soft(unexpected, "errors that the test does not expect").toEqual([]);
    if (testInfo.status === testInfo.expectedStatus) return;
    const path = testInfo.outputPath("page.png");
    // A closed or hanging page has no screenshot.
    const isTaken = await page.screenshot({ path, timeout: 5_000 }).catch(() => null);
    if (isTaken !== null) await testInfo.attach("screenshot", { path, contentType: "image/png" });
  },

  open: ({ page }, use) => use((url) => gotoHydrated(page, url)),

  consoleLines: async ({ context }, use) => {
    const lines: string[] = [];
    context.on("console", (message) => {
      const line = `${message.type()}: ${message.text()}`;
      const isFailedLoad = line.startsWith("error: Failed to load resource");
      lines.push(isFailedLoad ? `${line} ${message.location().url}` : line);
    });
    // Uncaught, and what React reports, such as a hydration mismatch.
    context.on("weberror", (error) => lines.push(`error: ${error.error().message}`));
    await use(lines);
  },
});

export { expect };

/** A complete request by field label; `name` tells one test's requests from another's. */
export const requestFields = (name: string) => ({
  Name: name,
  Email: "thandi@example.co.za",
  Phone: "+27 (82) 555 01 23",
  Area: "Rynfield",
  "Project Details": "About 60 m² of driveway, two cars.",
});

const isInFirefox = (control: Locator) =>
  control.page().context().browser()?.browserType().name() === "firefox";

/** Taps a control; clicks it in Firefox, where WebDriver BiDi has no touch. */
export const tap = (control: Locator) => (isInFirefox(control) ? control.click() : control.tap());

/** Replaces the text of a field at once, as pasting does. */
export async function enter(field: Locator, text: string) {
  if (!isInFirefox(field)) return field.fill(text);
  // Over WebDriver BiDi, React does not see what `fill` writes.
  await field.press("ControlOrMeta+a");
  await field.evaluate((_, pasted) => {
    document.execCommand(pasted === "" ? "delete" : "insertText", false, pasted);
  }, text);
}

export async function fillIn(form: Locator, name: string, service = "Driveway Paving") {
  for (const [label, value] of Object.entries(requestFields(name))) {
    await enter(form.getByLabel(label), value);
  }
  await form.getByLabel("Service").selectOption(service);
  return form;
}

/** Remembers the element in the middle of the window; returns how far it has moved since, in px. */
export async function rememberMiddle(page: Page): Promise<() => Promise<number>> {
  const element = await page.evaluateHandle(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (middle === null) throw new Error("Expected an element in the middle of the window.");
    return middle;
  });
  const top = () => element.evaluate((middle) => middle.getBoundingClientRect().top);
  const before = await top();
  return async () => Math.abs((await top()) - before);
}
