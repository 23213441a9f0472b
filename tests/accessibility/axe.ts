import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { emulateColours, type ViewportName, viewports } from "./emulation.ts";

type RunOptions = Parameters<AxeBuilder["options"]>[0];

const axeMinified = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Caches parsed colours, which axe parses again for every element. */
const cacheColours = `{
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

const axeSource = `${axeMinified};${cacheColours}`;

/** AAA and WCAG 2.2 rules, which are off by default. Deprecated rules stay off. */
const rulesOffByDefault = [
  "color-contrast-enhanced",
  "identical-links-same-purpose",
  "meta-refresh-no-exceptions",
  "target-size",
];

/**
 * The AAA contrast rule (WCAG 2.2, 1.4.6) skips what fails AA and leaves it to color-contrast.
 * Without a lower threshold it covers both, and color-contrast can stay off.
 */
const contrast = {
  contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } },
};

const switched = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

const allRules = {
  runOnly: [
    ...["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa"],
    ...["best-practice", "experimental"],
  ],
  rules: { ...switched(rulesOffByDefault, true), "color-contrast": { enabled: false } },
};

/** The rules whose result depends on colours. */
const colourRules = ["color-contrast-enhanced", "link-in-text-block"];

const ruleSets = {
  all: allRules,
  colours: { runOnly: colourRules },
  allButColours: { ...allRules, rules: { ...allRules.rules, ...switched(colourRules, false) } },
};

type RuleSet = keyof typeof ruleSets;

/** Returns a line for each violation that axe finds within a CSS selector. */
export async function findViolations(
  page: Page,
  ruleSet: RuleSet = "all",
  within = "html",
): Promise<string[]> {
  const options = {
    ...ruleSets[ruleSet],
    checks: { "color-contrast-enhanced": { options: contrast } },
    // The map is another site's page.
    iframes: false,
    resultTypes: ["violations"] satisfies RunOptions["resultTypes"],
    // Only css-orientation-lock needs the style sheets; its result is the same for every part.
    preload: within === "html",
  };
  const isInjected = await page.evaluate(() => Reflect.has(window, "axe"));
  if (!isInjected) await page.evaluate(axeSource);
  // Keeps AxeBuilder from injecting axe again.
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
 * The dark scheme changes only colours. axe cannot judge forced colours: Chromium reports the forced
 * background and the original text colour. text-contrast.spec.ts measures them instead.
 */
const rulesInScheme = { dark: "colours", light: "all" } as const;

/** The checked parts of a page, as CSS selectors. */
interface Scope {
  allRules: string;
  someRules: string;
}

/** Runs axe at a viewport in both colour schemes; ends in the light one. */
export async function findViolationsInSchemes(page: Page, viewport: ViewportName, scope: Scope) {
  const violations: string[] = [];
  await page.setViewportSize(viewports[viewport]);
  for (const scheme of ["dark", "light"] as const) {
    await emulateColours(page, scheme);
    const ruleSet = rulesInScheme[scheme];
    const within = ruleSet === "all" ? scope.allRules : scope.someRules;
    const found = await findViolations(page, ruleSet, within);
    violations.push(...found.map((each) => `${viewports[viewport].width} px, ${scheme}: ${each}`));
  }
  return violations;
}
