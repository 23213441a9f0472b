import type { Page } from "@playwright/test";
import { tryAgain } from "#src/content/interface/errors.ts";
import { enlarge, nextProject } from "#src/content/interface/gallery.ts";
import { business } from "../support/business.ts";
import { mainHeading, mainMenu, mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
import { examplePaths } from "../support/page-kinds.ts";
import { pageText } from "../support/page-text.ts";
import {
  answerWith,
  dismissButton,
  errorToast,
  fillInAndSubmit,
  openForm,
  quoteDialog,
  quoteForms,
  submitButton,
  uniqueName,
} from "../support/quote-forms.ts";
import { bodyOf } from "../support/request-body.ts";
import { noSuburbFound, suburbField } from "../support/suburb-finder.ts";
import { enter, expect, test, waitForHydration } from "../support/visitor.ts";

const violations = (consoleLines: readonly string[]) =>
  consoleLines.filter((line) =>
    /Policy violation:|Content.Security.Policy|Permissions-Policy/i.test(line),
  );

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      // biome-ignore lint/suspicious/noConsole: Firefox does not report violations in the console.
      console.error(`Policy violation: ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
});

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

test("every kind of page: hydrates without side effects", async ({ page, consoleLines }) => {
  test.setTimeout(300_000);
  const external = externalRequestsOf(page);
  // One second URL of a local page is enough.
  for (const path of [...examplePaths, "/paving-benoni"]) {
    await page.goto(path);
    await waitForHydration(page);
    // The script loads the whole stylesheet.
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    expect.soft(external, path).toEqual([]);
    const sent = await pageText(page, "prerendered");
    expect.soft(sent.length, path).toBeGreaterThan(500);
    expect.soft(await pageText(page), path).toBe(sent);
  }
  // Neither policy violations nor hydration mismatches.
  expect(consoleLines).toEqual([]);
  expect(await stored(page)).toEqual(nothing);
});

/** The press is repeated once React has hydrated the question, which then has the focus. */
async function openLastQuestion(page: Page) {
  const main = page.getByRole("main");
  await main.getByRole("button", { expanded: false }).last().click();
  await expect(main.getByRole("button", { expanded: true }).last()).toBeFocused();
}

test("CSP: allows everything that opens", async ({ page, open, consoleLines }) => {
  test.setTimeout(300_000);
  const external = externalRequestsOf(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await open("/services/residential");
  for (const name of ["Services", "Areas We Serve"]) {
    const button = mainMenu(page).getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
  }
  await openLastQuestion(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await mobileMenuButton(page).click();
  const menu = mobileMenu(page);
  for (const name of ["Services", "Areas We Serve"]) {
    await menu.getByRole("button", { name }).click();
  }
  // After a navigation the policy of the first page still applies.
  await menu.getByRole("link", { name: "Sandton" }).click();
  await expect(mainHeading(page)).toBeFocused();
  await openLastQuestion(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await open("/gallery");
  await page.getByRole("button", { name: "Patios" }).click();
  await page.getByRole("button", { name: "All Projects" }).click();
  await page.getByRole("main").getByRole("link", { name: enlarge }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: nextProject }).click();

  await open("/areas-we-serve");
  await enter(suburbField(page), "park");
  await expect(page.getByRole("option").first()).toBeVisible();
  await enter(suburbField(page), "Soweto");
  await expect(page.getByText(noSuburbFound)).toBeVisible();

  const form = await openForm(page, "dialog");
  await submitButton(form).click();
  await expect(form.getByText("Invalid email address")).toBeVisible();
  const end = await answerWith(page, 500);
  await fillInAndSubmit(form, uniqueName());
  await expect(errorToast(page)).toBeVisible();
  await end();
  await submitButton(form)
    .or(form.getByRole("button", { name: tryAgain }))
    .first()
    .click();
  await expect(page.getByText(quoteForms.dialog.thanks[0])).toBeVisible();
  await dismissButton(page).click();
  await expect(quoteDialog(page)).toBeHidden();

  expect(violations(consoleLines)).toEqual([]);
  expect(external).toEqual([]);
  expect(await stored(page)).toEqual(nothing);
});

test("CSP: blocks injected code, frames and requests", async ({ page, open, consoleLines }) => {
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
    .poll(() => violations(consoleLines).join("\n"))
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
  const name = uniqueName();
  const form = await openForm(page, "contact");
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
  await fillInAndSubmit(form, name);
  await expect(errorToast(page)).toBeVisible();
  await end();
  expect(carriers).toEqual([`POST ${business.webhookUrl}`]);
  expect(await draft()).toContain(name);
  expect(consoleLines.filter((line) => line.includes(name))).toHaveLength(1);
  expect(page.url()).not.toContain("Thandi");
  expect(await stored(page)).toEqual(nothing);
});
