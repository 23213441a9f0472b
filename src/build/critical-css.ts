import { type CustomAtRules, Features, transform, type Visitor } from "lightningcss";

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

/** A component of a selector of lightningcss, reduced to the properties read here. */
interface SelectorPart {
  type: string;
  name?: unknown;
  selectors?: unknown;
}

/** Whether the page uses every class of a selector. Classes inside :is() and :not() do not count. */
const canMatch = (selector: readonly SelectorPart[], used: ReadonlySet<string>) =>
  selector.every(
    ({ type, name }) => type !== "class" || (typeof name === "string" && used.has(name)),
  );

/** Whether a selector has a class. One without applies to every page. */
const namesClass = (selector: readonly SelectorPart[]) =>
  selector.some(({ type }) => type === "class");

/** A media rule of lightningcss, reduced to the properties read here. */
interface MediaRule {
  value: { query: { mediaQueries: readonly { mediaType: string }[] } };
}

/** Whether a media rule applies to print alone. */
const isForPrint = ({ value }: MediaRule) =>
  value.query.mediaQueries.every(({ mediaType }) => mediaType === "print");

/**
 * Media queries are compiled to min-width and max-width: Safari before 16.4 and Chrome before 104 do
 * not support (width >= 45rem) and would apply the styles of small screens everywhere.
 */
const options = {
  filename: "site.css",
  minify: true,
  include: Features.MediaRangeSyntax,
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
      media: (rule) => (isForPrint(rule) ? [] : undefined),
      style: (rule) =>
        rule.value.selectors.some((selector) => canMatch(selector, used)) ? undefined : [],
    },
  });
}

/**
 * The part of the stylesheet that loads with the script: rules with a class, in their order, and
 * print styles. Every page has the rest inlined; repeating it would make the browser lay out the
 * whole page again (docs/decisions/0025-static-html-is-not-hydrated.md).
 */
export function deferredCss(css: string): string {
  let isInPrint = false;
  return filterRules(css, {
    Rule: {
      media: (rule) => {
        isInPrint = isForPrint(rule);
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
