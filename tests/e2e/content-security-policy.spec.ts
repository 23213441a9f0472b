import type { Page } from "@playwright/test";
import { business } from "../support/business.ts";
import { examplePaths } from "../support/page-kinds.ts";
import { pageText } from "../support/page-text.ts";
import * as forms from "../support/quote-forms.ts";
import { bodyOf } from "../support/request-body.ts";
import { expect, expectErrors, test } from "../support/visitor.ts";

/** Collects requests to other sites. */
function externalRequestsOf(page: Page): string[] {
  const external: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") external.push(request.url());
  });
  return external;
}

/** What the site stores in the browser besides draft and scroll positions. */
const stored = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !/^(quote-draft|tsr-scroll)/.test(key)),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))),
});
const nothing = { cookies: [], local: [], session: [], caches: [], databases: [], workers: 0 };

const always = ["/", "/services/driveway", "/areas/sandton", "/contact"];
const others = examplePaths.filter((path) => !always.includes(path));

for (const [title, tag, paths] of [
  ["home, a service, an area and contact", [], always],
  // One second URL of a local page is enough.
  ["every other kind of page", ["@sweep"], [...others, "/paving-benoni"]],
] as const) {
  test(`${title}: hydrates without side effects`, { tag: [...tag] }, async ({ page, open }) => {
    test.setTimeout(300_000);
    const external = externalRequestsOf(page);
    for (const path of paths) {
      await open(path);
      expect.soft(external, path).toEqual([]);
      const sent = await pageText(page, "prerendered");
      expect.soft(sent.length, path).toBeGreaterThan(500);
      expect.soft(await pageText(page), path).toBe(sent);
    }
    expect(await stored(page)).toEqual(nothing);
  });
}

test("Content Security Policy: blocks injected code, frames and requests", async ({
  page,
  open,
  consoleLines,
}) => {
  // In any other test these would be failures.
  expectErrors(page, /Policy|The request has been blocked|nowhere\.png/);
  await open("/contact");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.injected = 'script'";
    document.body.append(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src="/nowhere.png" alt="" onerror="document.documentElement.dataset.injected = 'handler'">
     <style>h1 { color: red }</style><p id="styled" style="color: red">Words</p>
     <iframe src="https://example.com/" title="Strange"></iframe>`,
    );
  });
  await expect
    .poll(() => consoleLines.join("\n"))
    .toMatch(
      /(?=[\s\S]*script-src-elem)(?=[\s\S]*script-src-attr)(?=[\s\S]*style-src-elem)(?=[\s\S]*style-src-attr)(?=[\s\S]*frame-src)/,
    );
  expect(await page.locator("html").getAttribute("data-injected")).toBeNull();
  await expect(page.locator("#styled")).not.toHaveCSS("color", "rgb(255, 0, 0)");
  await expect(
    page.evaluate(() => fetch("https://example.com/", { mode: "no-cors" })),
  ).rejects.toThrow();
});

test("privacy: text is only sent, drafted and logged once", async ({ page, consoleLines }) => {
  const name = forms.uniqueName();
  const form = await forms.openForm(page, "contact");
  const carriers: string[] = [];
  page.on("request", (request) => {
    const { method, url, headers, body } = {
      method: request.method(),
      url: request.url(),
      headers: JSON.stringify(request.headers()),
      body: bodyOf(request),
    };
    if ([decodeURIComponent(url), headers, body].some((text) => text.includes(name))) {
      carriers.push(`${method} ${new URL(url).pathname}`);
    }
  });
  const draft = () => page.evaluate(() => sessionStorage.getItem("quote-draft"));
  const end = await forms.answerWith(page, 500);
  await forms.fillInAndSubmit(form, name);
  await expect(forms.errorToast(page)).toBeVisible();
  await end();
  expect(carriers).toEqual([`POST ${business.webhookUrl}`]);
  expect(await draft()).toContain(name);
  expect(consoleLines.filter((line) => line.includes(name))).toHaveLength(1);
  expect(page.url()).not.toContain("Thandi");
  expect(await stored(page)).toEqual(nothing);
});
