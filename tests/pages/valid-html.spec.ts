import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { sitePaths } from "#src/content/site-paths.ts";
import { builtPage } from "../support/built-pages.ts";

/** The HTML standard, accessibility, and references within a page. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // Ark UI gives an answer of the accordion role="region" on a div; both mean the same.
      "prefer-native-element": ["error", { exclude: ["region"] }],
      // WAI-ARIA 1.2 lets every list be named.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
    },
  }),
);

for (const path of [...sitePaths, "/404"]) {
  test(`${path} is valid HTML`, async () => {
    const { results } = await validator.validateString(builtPage(path).html, path);
    const complaints = results.flatMap(({ messages }) =>
      messages.map(({ message, selector, ruleId }) => `${message} (${ruleId}, ${selector})`),
    );
    expect(complaints).toEqual([]);
  });
}
