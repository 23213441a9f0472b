import type { Page } from "@playwright/test";
import { sitePaths } from "../../src/domain/site-paths.ts";
import { readBuiltFile } from "../support/built-pages.ts";
import { distinctPaths } from "../support/distinct-paths.ts";
import {
  answerWith,
  ask,
  dismissButton,
  errorNotice,
  formLocations,
  openForm,
  quoteDialog,
  quoteForms,
  submitButton,
  uniqueName,
} from "../support/quote-forms.ts";
import { bodyOf } from "../support/request-body.ts";
import { enter, expect, test, type Visitor, waitForAllIslands } from "../support/visitor.ts";
import { wordsOf } from "../support/words.ts";

/** What the policy refused on the pages that were open, a line each. */
const refusals = ({ console }: Visitor) =>
  console.filter((line) => /Policy refused|Content.Security.Policy|Permissions-Policy/i.test(line));

test.beforeEach(async ({ visitor: { page } }) => {
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      // biome-ignore lint/suspicious/noConsole: Firefox reports what it refuses beside the console.
      console.error(`Policy refused ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
});

/** Requests to other sites than this. */
function requestsElsewhere(page: Page): string[] {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") elsewhere.push(request.url());
  });
  return elsewhere;
}

/** What the browser keeps of the site beyond the draft of the quote form. */
const kept = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    // The draft of the visitor's request, and the router's list of how far pages were scrolled.
    session: Object.keys(sessionStorage).filter((key) => !/^(quote-draft|tsr-scroll)/.test(key)),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))),
});
const nothing = { cookies: [], local: [], session: [], caches: [], databases: [], workers: 0 };

// Of the second addresses of local pages, one stands for all.
const addresses = [...distinctPaths, "/paving-benoni"];

// One browser goes through the addresses, as a visitor does: what all of them share comes once.
for (const [half, paths] of [addresses.slice(0, 19), addresses.slice(19)].entries()) {
  test(`every page says the same with its script as without, asks no other site and leaves nothing behind, ${half + 1} of 2`, async ({
    visitor,
  }) => {
    test.setTimeout(300_000);
    const { page } = visitor;
    const elsewhere = requestsElsewhere(page);
    for (const path of paths) {
      await page.goto(path);
      await waitForAllIslands(page);
      // The whole stylesheet comes with the script.
      await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
      expect.soft(elsewhere, path).toEqual([]);
      const sent = await wordsOf(page, "sent");
      expect.soft(sent.length, path).toBeGreaterThan(500);
      expect.soft(await wordsOf(page), path).toBe(sent);
    }
    // Nothing is refused, nothing that React draws differs from what was sent.
    expect(visitor.console).toEqual([]);
    expect(await kept(page)).toEqual(nothing);
  });
}

/** Its script comes with the press: what opens when it is there takes the focus. */
async function openLastQuestion(page: Page) {
  const main = page.getByRole("main");
  await main.getByRole("button", { expanded: false }).last().click();
  await expect(main.getByRole("button", { expanded: true }).last()).toBeFocused();
}

test("nothing that opens is refused", async ({ visitor }) => {
  test.setTimeout(300_000);
  const { page, open } = visitor;
  const elsewhere = requestsElsewhere(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await open("/services/residential");
  for (const name of ["Services", "Areas We Serve"]) {
    const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
  }
  await openLastQuestion(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  for (const name of ["Services", "Areas We Serve"]) {
    await menu.getByRole("button", { name }).click();
  }
  // To other pages without a reload: what they bring is ruled by the first page's policy.
  await menu.getByRole("link", { name: "Sandton" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await openLastQuestion(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await open("/gallery");
  await page.getByRole("button", { name: "Patios" }).click();
  await page.getByRole("button", { name: "All Projects" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Enlarge/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Next" }).click();

  await open("/areas-we-serve");
  const field = page.getByRole("combobox", { name: "Your suburb" });
  await enter(field, "park");
  await expect(page.getByRole("option").first()).toBeVisible();
  await enter(field, "Soweto");
  await expect(page.getByText("We have no page that names this suburb")).toBeVisible();

  for (const location of formLocations) {
    const form = await openForm(visitor, location);
    await submitButton(form).click();
    await expect(form.getByText("Invalid email address")).toBeVisible();
    const end = await answerWith(page, 500);
    await ask(form, uniqueName());
    await expect(errorNotice(page)).toBeVisible();
    await end();
    await submitButton(form)
      .or(form.getByRole("button", { name: "Try again" }))
      .first()
      .click();
    await expect(page.getByText(quoteForms[location].thanks[0])).toBeVisible();
    await dismissButton(page).click();
    await expect(quoteDialog(page)).toBeHidden();
  }

  expect(refusals(visitor)).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(await kept(page)).toEqual(nothing);
});

test("code and styles that uniqueName slips into a page do nothing, and are reported", async ({
  visitor,
}) => {
  const { page, open } = visitor;
  await open("/contact");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.slipped = 'script'";
    document.body.append(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src="/nowhere.png" alt="" onerror="document.documentElement.dataset.slipped = 'handler'">
       <style>h1 { color: red }</style><p id="dressed" style="color: red">Words</p>
       <iframe src="https://example.com/" title="Strange"></iframe>`,
    );
  });
  await expect
    .poll(() => refusals(visitor).join("\n"))
    .toMatch(
      /(?=[\s\S]*script-src-elem)(?=[\s\S]*script-src-attr)(?=[\s\S]*style-src-elem)(?=[\s\S]*style-src-attr)(?=[\s\S]*frame-src)/,
    );
  expect(await page.locator("html").getAttribute("data-slipped")).toBeNull();
  await expect(page.locator("#dressed")).not.toHaveCSS("color", "rgb(255, 0, 0)");
  await expect(
    page.evaluate(() => fetch("https://example.com/", { mode: "no-cors" })),
  ).rejects.toThrow();
});

test("what I write goes into the request, this tab's draft and the console's one line alone", async ({
  visitor,
}) => {
  const { page } = visitor;
  const name = uniqueName();
  const form = await openForm(visitor, "contact");
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
  const end = await answerWith(page, 500);
  await ask(form, name);
  await expect(errorNotice(page)).toBeVisible();
  await end();
  expect(carriers).toEqual(["POST /api/quote-requests"]);
  expect(await draft()).toContain(name);
  expect(visitor.console.filter((line) => line.includes(name))).toHaveLength(1);
  expect(page.url()).not.toContain("Thandi");
  expect(await kept(page)).toEqual(nothing);
});

test("every page begins with the policy, which says no less than the header", () => {
  const { pages } = JSON.parse(readBuiltFile("/../hosting/headers.json"));
  const header: string = pages["content-security-policy"];
  for (const path of [...sitePaths, "/404"]) {
    const html = readBuiltFile(path === "/" ? "/index.html" : `${path}.html`);
    const [, policy = ""] =
      /<head>\s*<meta charset="utf-8"[^>]*><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
        html,
      ) ?? [];
    expect(policy, path).not.toBe("");
    expect(policy, path).not.toMatch(/unsafe|\*/);
    for (const source of policy.split(/; | /)) expect(header, path).toContain(source);
    expect(
      policy.match(/'sha256-/g),
      `${path}: the loader, the rules for links, its own styles`,
    ).toHaveLength(3);
  }
});
