import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type Colours, changeColours, colourNames, type WindowName, windows } from "./looks.ts";

type RunOptions = Parameters<AxeBuilder["options"]>[0];

/** axe without its comments, half of what AxeBuilder would bring into a page by itself. */
const axeItself = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * Reads every colour once: axe reads the few of a page thousands of times, which takes a fifth of
 * the time of a look.
 */
const readColoursOnce = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    const channels = known.get(text);
    if (channels !== undefined) return Object.assign(this, channels);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}`;

const axeSource = `${axeItself};${readColoursOnce}`;

/** Off by default: AAA, and what is new with WCAG 2.2. Deprecated rules alone stay off. */
const rulesOffByDefault = [
  "color-contrast-enhanced",
  "identical-links-same-purpose",
  "meta-refresh-no-exceptions",
  "target-size",
];

/** The rules whose result colours can change. */
const colourRules = ["color-contrast-enhanced", "link-in-text-block"];

/**
 * 7:1, 4.5:1 for large text (WCAG 2.2, 1.4.6), whatever falls short of it. By itself axe's rule for
 * AAA passes over what fails AA as well and leaves that to color-contrast: the same reckoning twice,
 * and the one that takes longest.
 */
const contrast = {
  contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } },
};

const switched = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

/** All rules: WCAG 2.2 up to AAA, best practices, experimental rules. */
const everything = {
  runOnly: [
    ...["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa"],
    ...["best-practice", "experimental"],
  ],
  rules: { ...switched(rulesOffByDefault, true), "color-contrast": { enabled: false } },
};

/**
 * What to look for. axe cannot tell forced colours: Chromium reports a ground as it is forced and
 * the text upon it as it is not. So `shape` is everything but colours; text-contrast.spec.ts
 * measures those.
 */
const searches = {
  everything,
  colours: { runOnly: colourRules },
  shape: {
    ...everything,
    rules: { ...everything.rules, ...switched(colourRules, false) },
  },
};

export type Search = keyof typeof searches;

/**
 * What axe finds on the page as it stands, a line each; `within` is a CSS selector of the only parts
 * of it to look at. The first look at a page brings axe into it, which takes longer than the looks
 * that follow.
 */
export async function faultsOf(
  page: Page,
  search: Search = "everything",
  within = "html",
): Promise<string[]> {
  const options = {
    ...searches[search],
    checks: { "color-contrast-enhanced": { options: contrast } },
    // The map is another site's page and is left to it.
    iframes: false,
    // To write up all that is right as well takes longer than the look itself.
    resultTypes: ["violations"] satisfies RunOptions["resultTypes"],
  };
  const isThere = await page.evaluate(() => Reflect.has(window, "axe"));
  if (!isThere) await page.evaluate(axeSource);
  // It would bring axe into the page by itself, twice at every look.
  const { violations } = await new AxeBuilder({ page, axeSource: "undefined" })
    .setLegacyMode(true)
    .include(within)
    .options(options)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(" ")}`),
  );
}

/**
 * The colours a window is looked at in, and what for. In the dark scheme nothing but colours differs
 * from the light one. A tablet shows no colour that neither the desk nor the phone shows. Forced
 * colours change the shape of a page in no other way at another width.
 */
const looks: Record<WindowName, Partial<Record<Colours, Search>>> = {
  desk: { light: "everything", dark: "colours", forced: "shape" },
  tablet: { light: "shape" },
  phone: { light: "everything", dark: "colours" },
};

/** The parts of a page that are looked at, as CSS selectors. */
export interface Scope {
  /** With every rule. */
  everything: string;
  /** With the rules of colour, or with all others. */
  some: string;
}

/** What axe finds in a window of that size, in all colours in which it is worth a look; the light ones stay. */
export async function faultsInLooks(page: Page, size: WindowName, scope: Scope) {
  const faults: string[] = [];
  let shown: Colours = "light";
  await page.setViewportSize(windows[size]);
  for (const colours of colourNames) {
    const search = looks[size][colours];
    if (search === undefined) continue;
    await changeColours(page, colours);
    shown = colours;
    const found = await faultsOf(page, search, scope[search === "everything" ? search : "some"]);
    faults.push(...found.map((fault) => `${windows[size].width} px, ${colours}: ${fault}`));
  }
  if (shown !== "light") await changeColours(page, "light");
  return faults;
}
