import type { Locator, Page } from "@playwright/test";
import { faq } from "#src/content/faq.ts";
import { gallery } from "#src/content/gallery.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { block, everyScript, hold } from "../support/hold.ts";
import { footerLink, mobileMenuButton } from "../support/landmarks.ts";
import { pageText } from "../support/page-text.ts";
import { drivewayUrl, planDrawing } from "../support/paving-planner.ts";
import {
  expect,
  expectErrors,
  nextFrame,
  rememberMiddle,
  test,
  waitForHydration,
} from "../support/visitor.ts";

/** Keeps the fonts away: one that swaps may wrap lines differently, which moves what is below. */
const withoutWebFonts = (page: Page) => block(page, "**/*.woff2");

test("hydration: a link renders the prerendered text", async ({ page, open }) => {
  await open("/terms-conditions");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  for (const name of ["All Services", "Sandton", "Gallery", "Contact"]) {
    const before = page.url();
    await footerLink(page, name).click();
    await expect(page).not.toHaveURL(before);
    const sent = await pageText(page, "prerendered");
    await expect.poll(() => pageText(page), name).toBe(sent);
  }
  expect(loads).toBe(0);
});

/** A question and a project that no page shows first, and what else a visitor can bring. */
const question = blockIn(faq, "faq").items.at(-1);
const project = gallery.projects.at(-1);
const draft = { values: { name: "Thandi", message: "Steep." }, plans: [] };

test("hydration: keeps every element, whatever the URL and storage name", async ({ page }) => {
  if (question === undefined || project === undefined) throw new Error("Expected some content.");
  await page.addInitScript(
    ([kept, stored]) => {
      // The map's frame has no storage.
      if (window !== top) return;
      localStorage["kept-list"] = kept;
      sessionStorage["quote-draft"] = stored;
    },
    [JSON.stringify([project.title]), JSON.stringify(draft)],
  );
  for (const [url, outcome] of [
    [
      `/gallery?category=${project.category}&project=${project.id}`,
      page.getByRole("dialog", { name: project.title }),
    ],
    [`/faq#${question.id}`, page.getByRole("button", { name: question.question, expanded: true })],
    ["/contact?area=Benoni", page.locator("[name=area]").and(page.locator("[value=Benoni]"))],
    [drivewayUrl, planDrawing(page)],
  ] as const) {
    const scripts = await hold(page, everyScript);
    await page.goto(url);
    const elements = await page.evaluateHandle(() => [
      ...document.querySelectorAll("#root :is(header, h1, h2, h3, img, input, textarea)"),
    ]);
    scripts.arrive();
    await waitForHydration(page);
    await expect(outcome, url).toBeVisible();
    const removed = await elements.evaluate(
      (all) => all.filter((each) => !each.isConnected).length,
    );
    expect(removed, url).toBe(0);
    await page.unroute(everyScript);
  }
});

test("hydration: starts on the first key press while pictures still load", async ({ page }) => {
  // Pictures never finish loading, so the page is never idle.
  await page.route(/\.(avif|webp|jpe?g)$/, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

// WebDriver BiDi cannot go offline.
test("hydration: a page works offline once it is hydrated, which needs no visitor", {
  tag: "@not-in-firefox",
}, async ({ page }) => {
  await page.goto("/areas/sandton");
  await waitForHydration(page);
  expectErrors(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await mobileMenuButton(page).click();
  await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "true");
});

test("hydration: needs no visitor if the browser reports no paint", async ({ page }) => {
  // As in Firefox, where it scrolls first, to a hash or on a reload.
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== "paint") observe.call(this, options);
    };
  });
  await page.goto("/contact#quote");
  await waitForHydration(page);
});

test("hydration: changes neither a page's height nor the scroll position", async ({ page }) => {
  await withoutWebFonts(page);
  const held = await hold(page, everyScript);
  await page.goto("/services/driveway");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  held.arrive();
  await waitForHydration(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.02);
});

test("web fonts: leave what is read in its place when they arrive late", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const fonts = await hold(page, /\.woff2$/);
  await page.goto("/#quote");
  await waitForHydration(page);
  const moved = await rememberMiddle(page);
  fonts.arrive();
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  await nextFrame(page);
  expect(await moved()).toBeLessThanOrEqual(1);
});

// Every hash is that of a question or of the footer; a question opens, and closes another.
for (const [name, path, hash] of [
  ["home @sweep", "/", "footer"],
  ["a local page @sweep", "/areas/sandton", "footer"],
  ["questions", "/faq", blockIn(faq, "faq").items.at(-1)?.id ?? ""],
] as const) {
  test(`reload, Back and Forward: keep what is read in its place on ${name}`, async ({
    page,
    open,
  }) => {
    await open(path);
    const fontsAreThere = () => page.evaluate(async () => (await document.fonts.ready).size > 0);
    await expect.poll(fontsAreThere).toBe(true);
    const heading = page.getByRole("main").getByRole("heading", { level: 2 }).last();
    const title = page.getByRole("main").getByRole("heading", { level: 1 });
    const top = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);
    /** How far an element is from where it was; browsers restore whole pixels. */
    const expectBack = (element: Locator, before: number) =>
      expect.poll(async () => Math.abs((await top(element)) - before), path).toBeLessThanOrEqual(1);
    await heading.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const before = await top(heading);
    await page.reload();
    await expectBack(heading, before);
    await waitForHydration(page);
    await fontsAreThere();
    await expectBack(heading, before);

    await page.evaluate((id) => location.assign(`#${id}`), hash);
    await expect.poll(() => top(heading), path).not.toBeCloseTo(before, 0);
    const there = await top(title);
    await page.goBack();
    await expectBack(heading, before);
    await page.goForward();
    await expectBack(title, there);

    await title.evaluate((element) => element.scrollIntoView());
    const atTitle = await top(title);
    await page.goBack();
    await expectBack(heading, before);
    await page.goForward();
    await expectBack(title, atTitle);
  });
}

/** What a page may request until it is hydrated, and in its life (docs/specification.md#before-the-script-has-run). */
const limits = { hydrated: 8, life: 12 };

test("hydration: a page requests few scripts, and none twice", async ({ page, open }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await open("/services/driveway");
  expect(scripts.length).toBeLessThanOrEqual(limits.hydrated);
  // On the way to the footer, what comes near is loaded.
  await footerLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeLessThanOrEqual(limits.life);
  expect(scripts).toEqual([...new Set(scripts)]);
});
