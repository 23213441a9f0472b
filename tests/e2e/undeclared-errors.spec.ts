import type { Page } from "@playwright/test";
import { expectErrors, test } from "../support/visitor.ts";

const causes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "an exception": (page) => page.evaluate(() => void setTimeout(() => Reflect.get({}, "a")())),
  "a rejected promise": (page) => page.evaluate(() => void Promise.reject(new Error("Rejected"))),
  "an error that a library reports": (page) => page.evaluate(() => reportError(new Error("#418"))),
  "an error of another tab": async (page) => {
    const tab = await page.context().newPage();
    await tab.goto("/faq");
    await tab.evaluate('console.error("Another tab")');
  },
  "a file that is missing": (page) => page.evaluate(() => fetch("/missing.js")),
};

for (const [index, [what, cause]] of Object.entries(causes).entries()) {
  test.fail(
    `an undeclared error fails a test: ${what}`,
    {
      tag: index === 0 ? [] : "@sweep",
    },
    async ({ page, open }) => {
      await open("/about");
      await cause(page);
    },
  );
}

test("a declared error fails no test", async ({ page, open }) => {
  expectErrors(page, /Declared/);
  await open("/about");
  await page.evaluate('console.error("Declared")');
});
