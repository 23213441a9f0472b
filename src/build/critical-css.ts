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

/** Whether a selector names a class; what names none is meant for every page. */
const namesClass = (selector: readonly SelectorPart[]) =>
  selector.some(({ type }) => type === "class");

/** A group of rules for certain media, as far as it matters here. */
interface MediaRule {
  value: { query: { mediaQueries: readonly { mediaType: string }[] } };
}

/** Whether its rules count on paper alone. */
const isForPaper = ({ value }: MediaRule) =>
  value.query.mediaQueries.every(({ mediaType }) => mediaType === "print");

/**
 * Written short, but with min-width and max-width: a Safari before 16.4 and a Chrome before 104 know
 * no (width >= 45rem), and would show every window what a phone gets.
 */
const written = {
  filename: "chosen.css",
  minify: true,
  include: Features.MediaRangeSyntax,
};

/** The stylesheet without the rules that are not wanted, and without groups left empty by that. */
function choose(css: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({ ...written, code: Buffer.from(css), visitor });
  // A second pass drops the groups that were left empty.
  return transform({ ...written, code }).code.toString();
}

/**
 * The part of the stylesheet that pages need before their script comes: the rules whose classes
 * their HTML uses, and all that name no class, but for those of a printed page. Class names are made
 * by vanilla-extract, so each belongs to one rule and the choice is exact.
 */
export function criticalCss(css: string, pages: readonly string[]): string {
  const used = classesIn(pages);
  return choose(css, {
    Rule: {
      media: (rule) => (isForPaper(rule) ? [] : undefined),
      style: (rule) =>
        rule.value.selectors.some((selector) => canMatch(selector, used)) ? undefined : [],
    },
  });
}

/**
 * The part of the stylesheet that comes with the script: all rules that name a class, in their
 * order, and those of a printed page. The rest stands in every page already, and to be told it again
 * would have the browser lay out the whole page anew, for its typefaces and for its every element.
 */
export function lateCss(css: string): string {
  let isOnPaper = false;
  return choose(css, {
    Rule: {
      media: (rule) => {
        isOnPaper = isForPaper(rule);
      },
      style: (rule) => (isOnPaper || rule.value.selectors.some(namesClass) ? undefined : []),
      "font-face": () => [],
      keyframes: () => [],
      property: () => [],
    },
    RuleExit: {
      media: () => {
        isOnPaper = false;
      },
    },
  });
}
