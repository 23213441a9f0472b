import { spawn } from "node:child_process";
import { once } from "node:events";
import { test as base, expect } from "@playwright/test";
import { Builder, By, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";

/*
 * A visitor with the system's WebKit, the engine of every iPhone. Playwright drives no build of it
 * but its own; over WebDriver (W3C) it can be driven as it is. It has no window of its own here:
 * xvfb-run gives it a screen.
 */

/** Which elements can have a role; whether they do, WebKit says. */
const candidates = {
  // A closed list is a button to WebKit.
  button: "button, select",
  link: "a[href]",
  textbox: "input, textarea",
  combobox: "input",
  option: "[role=option]",
  dialog: "[role=dialog]",
  region: "section",
} as const;

type Role = keyof typeof candidates;

/** Milliseconds in which what is waited for comes. */
const patience = 20_000;

/** A page in WebKit with what a visitor does on it. */
export interface WebKitVisitor {
  browser: WebDriver;
  /** Opens an address and waits until the page has come to life. */
  open: (address: string) => Promise<void>;
  /** The first that is seen with this role and name, as WebKit tells them to a screen reader. */
  find: (role: Role, name: string | RegExp) => Promise<WebElement>;
  /** Presses what `find` finds, in the middle of the window, where no bar lies over it. */
  press: (role: Role, name: string | RegExp) => Promise<void>;
  /** Waits until nothing with this role and name is seen. */
  expectNone: (role: Role, name: string | RegExp) => Promise<void>;
  /** Waits until what has the focus has this name. */
  expectFocusOn: (name: string | RegExp) => Promise<void>;
  type: (...keys: ("Escape" | "Enter" | "ArrowDown")[]) => Promise<void>;
}

const keyCodes = { Escape: Key.ESCAPE, Enter: Key.ENTER, ArrowDown: Key.ARROW_DOWN };

const fits = (name: string, wanted: string | RegExp) =>
  typeof wanted === "string" ? name === wanted : wanted.test(name);

/** What is drawn anew while it is looked at leaves it open what is there: whoever waits looks again. */
const unlessDrawnAnew = (caught: unknown): undefined => {
  if (!(caught instanceof error.StaleElementReferenceError)) throw caught;
};

const nameOfFocused = (browser: WebDriver) =>
  browser.switchTo().activeElement().getAccessibleName();

/** Of what goes with its page while it is asked for its name, WebKit says nothing but that it failed. */
const unlessItWent = (caught: unknown): undefined => {
  if (!(caught instanceof error.WebDriverError)) throw caught;
};

/** The first that is seen with this role and name; null where there is none. */
async function lookFor(browser: WebDriver, role: Role, name: string | RegExp) {
  for (const element of await browser.findElements(By.css(candidates[role]))) {
    if (!(await element.isDisplayed())) continue;
    if ((await element.getAriaRole()) !== role) continue;
    if (fits(await element.getAccessibleName(), name)) return element;
  }
  return null;
}

/** Starts a driver, and ends it with its screen and its browser. */
async function startDriver() {
  const port = Number(process.env.TEST_PORT ?? 4273) + 1;
  const driver = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    // A group of processes of its own, to be ended as a whole.
    detached: true,
  });
  const ended = once(driver, "exit");
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: patience }).toBe(true);
  const stop = async () => {
    if (driver.pid !== undefined) process.kill(-driver.pid);
    await ended;
  };
  return { address, stop };
}

export const test = base.extend<{ driver: string; visitor: WebKitVisitor }>({
  // One for each test: a driver serves one browser at a time, and may not notice that it has gone.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it asks for.
  driver: async ({}, use) => {
    const { address, stop } = await startDriver();
    await use(address);
    await stop();
  },

  visitor: async ({ driver, baseURL }, use, testInfo) => {
    const browser = await new Builder()
      .usingServer(driver)
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    const until = (what: string, look: () => Promise<unknown>) =>
      browser.wait(look, patience, `WebKit never showed ${what}.`);
    const look = (role: Role, name: string | RegExp) =>
      lookFor(browser, role, name).catch(unlessDrawnAnew);
    const find: WebKitVisitor["find"] = async (role, name) => {
      let found: WebElement | null | undefined;
      await until(`the ${role} ${name}`, async () => {
        found = await look(role, name);
        return found;
      });
      if (!found) throw new Error(`There is no ${role} ${name}.`);
      return found;
    };
    await use({
      browser,
      open: async (address) => {
        await browser.get(new URL(address, baseURL).href);
        await until(`${address} come to life`, () =>
          browser.executeScript("return document.querySelector('#root[data-hydrated]') !== null"),
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
          .poll(async () => (await nameOfFocused(browser).catch(unlessItWent)) ?? "", {
            timeout: patience,
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
