import { transform } from "lightningcss";

/** The class names that the HTML of a page uses. */
function classesIn(html: string): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(name);
  }
  return used;
}

/** What a selector is made of, as far as it matters here. */
interface SelectorPart {
  type: string;
  name?: unknown;
  selectors?: unknown;
}

/** Whether every class that a selector names stands in the page; :is() and :not() are let pass. */
const canMatch = (selector: readonly SelectorPart[], used: ReadonlySet<string>) =>
  selector.every(
    ({ type, name }) => type !== "class" || (typeof name === "string" && used.has(name)),
  );

/**
 * The part of the stylesheet that a page needs before its script comes: the rules whose classes
 * its HTML uses, and all that name no class. Class names are made by vanilla-extract, so each
 * belongs to one rule and the choice is exact.
 */
export function criticalCss(css: string, html: string): string {
  const used = classesIn(html);
  const { code } = transform({
    filename: "critical.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          return rule.value.selectors.some((selector) => canMatch(selector, used)) ? undefined : [];
        },
      },
    },
  });
  // A second pass drops the groups that were left empty.
  return transform({ filename: "critical.css", code, minify: true }).code.toString();
}
