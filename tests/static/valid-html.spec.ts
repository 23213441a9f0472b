import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { builtPage, builtPages } from "../support/built-pages.ts";
import { examplePaths } from "../support/page-kinds.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // Ark UI renders div role="region"; a listbox has no native element.
      "prefer-native-element": ["error", { exclude: ["region", "listbox"] }],
      // Integrity hashes add nothing for files of the same origin.
      "require-sri": ["error", { target: "crossorigin" }],
      // WAI-ARIA 1.2 lets every list be named.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
    },
  }),
);

const examples = [...examplePaths, "/404"].map(builtPage);

for (const [title, pages] of [
  ["a page of every kind", examples],
  ["every other page @sweep", builtPages().filter((page) => !examples.includes(page))],
] as const) {
  test(`HTML: ${title} is valid`, async () => {
    test.setTimeout(120_000);
    const problems = new Map<string, string[]>();
    for (const { path, html } of pages) {
      const { results } = await validator.validateString(html, path);
      for (const { message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
        const problem = `${message} (${ruleId})`;
        problems.set(problem, [...(problems.get(problem) ?? []), `${path}: ${selector}`]);
      }
    }
    const summary = [...problems].map(
      ([problem, [first, ...others]]) => `${problem}, at ${first} and ${others.length} more`,
    );
    expect(summary).toEqual([]);
  });
}
