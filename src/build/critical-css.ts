import {
  type CustomAtRules,
  type MediaRule,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from "lightningcss";
import { cssTargets } from "./browser-targets.ts";

/** The class names that the HTML of some pages uses. */
function classesIn(pages: readonly string[]): ReadonlySet<string> {
  const used = new Set<string>();
  for (const html of pages) {
    for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
      for (const name of names.split(/\s+/)) used.add(name);
    }
  }
  return used;
}

/** The alternatives of `:is()`, into which the minifier joins selectors; null for any other part. */
const alternatives = (part: SelectorComponent) =>
  part.type === "pseudo-class" && part.kind === "is" ? part.selectors : null;

/** Whether the page uses every class of a selector. Classes inside :not() do not count. */
const canMatch = (selector: Selector, used: ReadonlySet<string>): boolean =>
  selector.every((part) =>
    part.type === "class"
      ? used.has(part.name)
      : (alternatives(part)?.some((inner) => canMatch(inner, used)) ?? true),
  );

/** Whether a selector has a class. One without applies to every page. */
const namesClass = (selector: Selector): boolean =>
  selector.some((part) => part.type === "class" || alternatives(part)?.some(namesClass));

/** Whether a media rule applies to print alone. */
const isForPrint = ({ query }: MediaRule) =>
  query.mediaQueries.every(({ mediaType }) => mediaType === "print");

const options = {
  filename: "site.css",
  minify: true,
  targets: cssTargets,
};

/** The stylesheet without the rules that `visitor` removes, and without groups left empty. */
function filterRules(css: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({ ...options, code: Buffer.from(css), visitor });
  // A second pass drops the groups that were left empty.
  return transform({ ...options, code }).code.toString();
}

/**
 * The part of the stylesheet that is inlined in the given pages: rules whose classes their HTML uses
 * and rules without a class, except print styles. The choice is exact, because vanilla-extract gives
 * every style a class of its own.
 */
export function criticalCss(css: string, pages: readonly string[]): string {
  const used = classesIn(pages);
  return filterRules(css, {
    Rule: {
      media: (rule) => (isForPrint(rule.value) ? [] : undefined),
      style: (rule) =>
        rule.value.selectors.some((selector) => canMatch(selector, used)) ? undefined : [],
    },
  });
}

/**
 * The part of the stylesheet that loads with the script: rules with a class, in their order, and
 * print styles. Every page has the rest inlined; repeating it would make the browser lay out the
 * whole page again.
 */
export function deferredCss(css: string): string {
  let isInPrint = false;
  return filterRules(css, {
    Rule: {
      media: (rule) => {
        isInPrint = isForPrint(rule.value);
      },
      style: (rule) => (isInPrint || rule.value.selectors.some(namesClass) ? undefined : []),
      "font-face": () => [],
      keyframes: () => [],
      property: () => [],
    },
    RuleExit: {
      media: () => {
        isInPrint = false;
      },
    },
  });
}
