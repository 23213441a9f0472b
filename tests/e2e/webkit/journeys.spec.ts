import { By } from "selenium-webdriver";
import { Select } from "selenium-webdriver/lib/select.js";
import { industrial } from "#src/content/categories/industrial.ts";
import { home } from "#src/content/home.ts";
import { uniqueName } from "../../support/quote-forms.ts";
import { storedRequestsBy } from "../../support/store.ts";
import { requestFields } from "../../support/visitor.ts";
import { expect, test } from "./webkit.ts";

/** In px; on a phone, WebKit's window is a little larger. */
const windows = {
  "a phone": { width: 390, height: 844 },
  "a desktop": { width: 1280, height: 900 },
} as const;

/** One page of every kind. */
const paths = `/ /about /services /services/residential /services/driveway /gallery /faq /contact
  /privacy-policy /areas-we-serve /areas/sandton /nowhere`.split(/\s+/);

for (const [name, size] of Object.entries(windows)) {
  test.describe(`WebKit on ${name}`, () => {
    test.beforeEach(({ visitor: { browser } }) => browser.manage().window().setRect(size));

    test("every kind of page hydrates and fits the window", async ({
      visitor: { browser, open },
    }) => {
      for (const path of paths) {
        await open(path);
        const [content, window] = await browser.executeScript<[number, number]>(
          "return [document.documentElement.scrollWidth, innerWidth]",
        );
        expect.soft(content, path).toBeLessThanOrEqual(window);
      }
    });

    test("a quote request is sent", async ({ visitor }) => {
      const { open, find, press, expectNone, expectFocusOn } = visitor;
      await open("/contact");
      const who = uniqueName();
      for (const [label, value] of Object.entries(requestFields(who))) {
        await (await find("textbox", label)).sendKeys(value);
      }
      await new Select(await find("button", "Service")).selectByVisibleText("Driveway Paving");
      await press("button", "Submit Request");
      await expectFocusOn(/Your request has reached us/);
      expect((await storedRequestsBy(who)).map((stored) => stored.request.service)).toEqual([
        "Driveway Paving",
      ]);
      await expectNone("region", /your attention/);
    });

    test("the quote dialog validates and returns the focus", async ({ visitor }) => {
      const { open, find, press, type, expectNone, expectFocusOn } = visitor;
      await open("/");
      await press("button", "Get a Free Quote");
      await find("dialog", "Request a Free Quote");
      await press("button", "Submit Request");
      await expectFocusOn("5 fields need your attention");
      await press("link", "Phone");
      await expectFocusOn("Phone");
      await type("Escape");
      await expectNone("dialog", "Request a Free Quote");
      await expectFocusOn("Get a Free Quote");
    });

    test("the suburb finder opens the page of an area", async ({ visitor }) => {
      const { open, find, type, expectFocusOn } = visitor;
      await open("/areas-we-serve");
      await (await find("combobox", "Your suburb")).sendKeys("Rynf");
      await find("option", /Rynfield/);
      await type("ArrowDown", "Enter");
      await expectFocusOn("Paving in Benoni");
    });

    test("the gallery filters, enlarges and returns the focus", async ({ visitor }) => {
      const { open, find, press, type, expectNone, expectFocusOn } = visitor;
      await open("/gallery");
      await press("button", /Commercial/);
      await press("link", /Enlarge$/);
      await find("button", "Next");
      await type("Escape");
      await expectNone("button", "Next");
      await expectFocusOn(/Enlarge$/);
    });

    test("an answer opens", async ({ visitor: { browser, open, find, press } }) => {
      await open("/faq");
      await press("button", /paving materials/);
      const question = await find("button", /paving materials/);
      await expect.poll(() => question.getAttribute("aria-expanded")).toBe("true");
      const answer = By.id((await question.getAttribute("aria-controls")) ?? "");
      await expect.poll(() => browser.findElement(answer).isDisplayed()).toBe(true);
    });

    test("the menu opens a service, and Back returns home", async ({ visitor }) => {
      const { browser, open, press, expectFocusOn } = visitor;
      await open("/");
      if (name === "a phone") await press("button", "Menu");
      await press("button", "Services");
      await press("link", "Industrial");
      await expectFocusOn(industrial.hero.heading);
      expect(await browser.getCurrentUrl()).toMatch(/\/services\/industrial$/);
      await browser.navigate().back();
      await expectFocusOn(home.hero.heading);
    });
  });
}
