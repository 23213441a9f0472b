import { type MediaRule, type Selector, type SelectorComponent, transform } from "lightningcss";
import { cssTargets } from "./browser-targets.ts";

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

/** Pseudo-classes of what a visitor does, which nobody does before the first paint. */
const actions: ReadonlySet<string> = new Set([
  "active",
  "focus",
  "focus-visible",
  "focus-within",
  "hover",
]);

/** Whether a selector matches only what a visitor points at, presses or focuses. */
const needsAction = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      (part.type === "pseudo-class" && actions.has(part.kind)) ||
      alternatives(part)?.every(needsAction),
  );

const isForPrint = ({ query }: MediaRule) =>
  query.mediaQueries.every(({ mediaType }) => mediaType === "print");

const options = {
  filename: "site.css",
  minify: true,
  targets: cssTargets,
};

/**
 * The part of the stylesheet that is inlined in pages, by their HTML above the link to the stylesheet: rules whose
 * classes it uses and rules without a class, except what the first paint cannot show. The choice is exact, because
 * every style has a class of its own. The stylesheet repeats the rules in their order, and so the cascade.
 */
export function criticalCss(css: string, pages: readonly string[]): string {
  const classes = classesIn(pages);
  const { code } = transform({
    ...options,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        media: (rule) => (isForPrint(rule.value) ? [] : undefined),
        keyframes: () => [],
        property: () => [],
        style: (rule) =>
          rule.value.selectors.some((each) => canMatch(each, classes) && !needsAction(each))
            ? undefined
            : [],
      },
    },
  });
  const variables = new Set(code.toString().match(/(?<=var\()--[\w-]+/g));
  // This pass also drops the groups that were left empty.
  const used = {
    Declaration: {
      custom: ({ name }: { name: string }) =>
        name.startsWith("--") && !variables.has(name) ? [] : undefined,
    },
  };
  return transform({ ...options, code, visitor: used }).code.toString();
}
