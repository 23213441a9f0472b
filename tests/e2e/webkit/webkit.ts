import { spawn } from "node:child_process";
import { once } from "node:events";
import { test as base, expect } from "@playwright/test";
import { Builder, By, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";

import { attribute } from "#src/hydration/protocol.ts";

/*
 * Drives the system's WebKit by WebDriver, because Playwright drives only its own build. xvfb-run
 * provides a display.
 */

/** The elements that can have a role; WebKit reports whether they do. */
const candidates = {
  // WebKit reports a closed select as a button.
  button: "button, select",
  link: "a[href]",
  textbox: "input, textarea",
  combobox: "input",
  option: "[role=option]",
  dialog: "[role=dialog]",
  region: "section",
} as const;

type Role = keyof typeof candidates;

/** In ms. */
const timeout = 20_000;

interface WebKitVisitor {
  browser: WebDriver;
  /** Opens a path and waits until the page is hydrated. */
  open: (path: string) => Promise<void>;
  /** The first visible element with this role and name in WebKit's accessibility tree. */
  find: (role: Role, name: string | RegExp) => Promise<WebElement>;
  /** Clicks that element in the middle of the window, where no bar covers it. */
  press: (role: Role, name: string | RegExp) => Promise<void>;
  /** Waits until there is no such element. */
  expectNone: (role: Role, name: string | RegExp) => Promise<void>;
  /** Waits for the name of the focused element. */
  expectFocusOn: (name: string | RegExp) => Promise<void>;
  type: (...keys: ("Escape" | "Enter" | "ArrowDown")[]) => Promise<void>;
}

const keyCodes = { Escape: Key.ESCAPE, Enter: Key.ENTER, ArrowDown: Key.ARROW_DOWN };

const matches = (name: string, expected: string | RegExp) =>
  typeof expected === "string" ? name === expected : expected.test(name);

/** An element may be replaced during a query; the caller tries again. */
const ignoreStaleElement = (caught: unknown): undefined => {
  if (!(caught instanceof error.StaleElementReferenceError)) throw caught;
};

const nameOfFocused = (browser: WebDriver) =>
  browser.switchTo().activeElement().getAccessibleName();

/** WebKit fails without a reason when the page closes during a query. */
const ignoreClosedPage = (caught: unknown): undefined => {
  if (!(caught instanceof error.WebDriverError)) throw caught;
};

async function findVisible(browser: WebDriver, role: Role, name: string | RegExp) {
  for (const element of await browser.findElements(By.css(candidates[role]))) {
    if (!(await element.isDisplayed())) continue;
    if ((await element.getAriaRole()) !== role) continue;
    if (matches(await element.getAccessibleName(), name)) return element;
  }
  return null;
}

async function startDriver() {
  const port = Number(process.env.TEST_PORT ?? 4273) + 1;
  const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    // Its own process group, so that display and browser end with it.
    detached: true,
  });
  const ended = once(driver, "exit");
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout }).toBe(true);
  const stop = async () => {
    if (driver.pid !== undefined) process.kill(-driver.pid);
    await ended;
  };
  return { url, stop };
}

export const test = base.extend<{ driver: string; visitor: WebKitVisitor }>({
  // One for each test: a driver serves one browser and may not notice its end.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
  driver: async ({}, use) => {
    const { url, stop } = await startDriver();
    await use(url);
    await stop();
  },

  visitor: async ({ driver, baseURL }, use, testInfo) => {
    const browser = await new Builder()
      .usingServer(driver)
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    const until = (what: string, look: () => Promise<unknown>) =>
      browser.wait(look, timeout, `Expected ${what} in WebKit.`);
    const look = (role: Role, name: string | RegExp) =>
      findVisible(browser, role, name).catch(ignoreStaleElement);
    const find: WebKitVisitor["find"] = async (role, name) => {
      let found: WebElement | null | undefined;
      await until(`the ${role} ${name}`, async () => {
        found = await look(role, name);
        return found;
      });
      if (!found) throw new Error(`Expected the ${role} ${name}.`);
      return found;
    };
    await use({
      browser,
      open: async (path) => {
        await browser.get(new URL(path, baseURL).href);
        await until(`${path} hydrated`, () =>
          browser.executeScript(
            `return document.querySelector("#root[${attribute.hydrated}]") !== null`,
          ),
        );
      },
      find,
      press: async (role, name) => {
        const element = await find(role, name);
        await browser.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
        await element.click();
      },
      expectNone: async (role, name) => {
        await until(`no ${role} ${name}`, async () => (await look(role, name)) === null);
      },
      expectFocusOn: (name) =>
        expect
          .poll(async () => (await nameOfFocused(browser).catch(ignoreClosedPage)) ?? "", {
            timeout,
          })
          .toMatch(name),
      type: (...keys) =>
        browser
          .actions()
          .sendKeys(...keys.map((key) => keyCodes[key]))
          .perform(),
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = Buffer.from(await browser.takeScreenshot(), "base64");
      await testInfo.attach("screenshot", { body, contentType: "image/png" });
    }
    await browser.quit();
  },
});

export { expect };
