import type { Page } from "@playwright/test";
import { expect, test } from "../support/visitor.ts";
import { findViolations, findViolationsInSchemes } from "./axe.ts";
import { viewports } from "./emulation.ts";
import { findSmallTargets } from "./small-targets.ts";
import { findUnreadableSpacedText } from "./unreadable-text.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const whole = { allRules: "html", someRules: "html" };

/** Renders a page with violations. */
const show = (page: Page, body: string, css = "") =>
  page.setContent(`<!doctype html><html lang="en"><title>Violations</title>
    <style>body { margin: 0; font: 16px/1.5 sans-serif } ${css}</style>${body}</html>`);

test("self-test: axe finds violations in both schemes, up to AAA", async ({ page }) => {
  // 4.54:1 in the light scheme, which passes AA but not AAA; black on black in the dark one.
  const css = `.grey { color: #767676; background: #fff }
    @media (prefers-color-scheme: dark) { .night { color: #000; background: #111 } }
    @media (min-width: 600px) { .narrow { display: none } }`;
  await show(
    page,
    `<main><p class="grey">Grey on white</p><p class="night">Seen by day alone</p>
      <p>A long line of words with <a class="narrow" href="/a" style="all: unset">a link</a> in it</p>
      <button class="narrow"></button></main>`,
    css,
  );
  const atDesk = (await findViolationsInSchemes(page, "desk", whole)).join("\n");
  expect(atDesk).toContain("1280 px, light: color-contrast-enhanced");
  expect(atDesk).toContain("1280 px, light: page-has-heading-one");
  expect(atDesk).toMatch(/1280 px, dark: color-contrast-enhanced: .*\.night/);
  expect(atDesk).not.toMatch(/light: .*\.night/);
  expect(atDesk).not.toContain("button-name");
  const onPhone = (await findViolationsInSchemes(page, "phone", whole)).join("\n");
  expect(onPhone).toContain("320 px, light: button-name");
  // What has opened since.
  await page.getByRole("main").evaluate((main) => {
    main.insertAdjacentHTML("beforeend", `<div role="dialog"><input></div>`);
  });
  expect((await findViolations(page)).join("\n")).toContain("aria-dialog-name");
});

test("self-test: clipped, overflowing and covered text is found", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await show(
    page,
    `<p style="height: 10px; overflow: hidden">Cut through</p>
    <p style="width: 90px; overflow: hidden; white-space: nowrap">Cut at its end, far too long</p>
    <p style="width: 400px">Words that run out of a narrow window on the right hand side</p>
    <p>Below</p><p style="margin-top: -2.5em">Above</p>
    <p style="height: 24px; width: 240px; overflow: hidden">Just fits, until it is spaced out</p>
    <p style="overflow: auto; width: 90px; white-space: nowrap">Can be scrolled to its end</p>
    <p style="clip-path: inset(50%); position: absolute; overflow: hidden">For a reader</p>`,
  );
  const found = await findUnreadableSpacedText(page);
  expect(found).toContain("cut off: Cut through");
  expect(found).toContain("cut off: Cut at its end, far too long");
  expect(found.join("\n")).toMatch(/^outside the window: Words that run out/m);
  expect(found.join("\n")).toMatch(/^under other text: Below \/ Above/m);
  expect(found.join("\n")).toMatch(/^the page is 400 px wide/m);
  expect(found).toContain("spaced: cut off: Just fits, until it is spaced out");
  expect(found).not.toContain("cut off: Just fits, until it is spaced out");
  expect(found.join("\n")).not.toMatch(/scrolled|reader/);
});

test("self-test: small targets are found", async ({ page }) => {
  await show(
    page,
    `<button style="all: unset; width: 43px; height: 60px">Narrow</button>
    <button style="width: 44px; height: 44px">Wide</button>
    <nav><a href="/a" style="display: block; width: 200px; height: 23px">Low link</a>
      <a href="/b" style="display: block; width: 200px; height: 24px">High link</a>
      <a href="/c" style="display: block; height: 30px; border: 1px solid">Like a button</a></nav>
    <header><a href="/d" style="display: block; height: 40px">In the bar</a></header>
    <p>Some words around <a href="/e">a link among them</a> in a line.</p>`,
  );
  expect(await findSmallTargets(page)).toEqual([
    "Narrow: 43 by 60 px, not 44",
    "Low link: 200 by 23 px, not 24",
    expect.stringMatching(/^Like a button: \d+ by 32 px, not 44$/),
    expect.stringMatching(/^In the bar: \d+ by 40 px, not 44$/),
  ]);
});
