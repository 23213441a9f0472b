import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { builtPage, builtPages } from "../support/built-pages.ts";

/** The HTML standard, accessibility, and references within a page. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // Ark UI gives an answer of the accordion role="region" on a div, which means the same as a
      // section; and a list of suggestions below a field has no native element.
      "prefer-native-element": ["error", { exclude: ["region", "listbox"] }],
      // The site's own files come the same way as the page that would vouch for them.
      "require-sri": ["error", { target: "crossorigin" }],
      // WAI-ARIA 1.2 lets every list be named.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
    },
  }),
);

test("Every page is valid HTML", async () => {
  test.setTimeout(120_000);
  const complaints = new Map<string, string[]>();
  for (const { path, html } of [...builtPages(), builtPage("/404")]) {
    const { results } = await validator.validateString(html, path);
    for (const { message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
      const complaint = `${message} (${ruleId})`;
      complaints.set(complaint, [...(complaints.get(complaint) ?? []), `${path}: ${selector}`]);
    }
  }
  const summary = [...complaints].map(
    ([complaint, [first, ...others]]) => `${complaint}, at ${first} and ${others.length} more`,
  );
  expect(summary).toEqual([]);
});
