import type { Page } from "@playwright/test";
import { enlarge } from "../../../src/content/interface/gallery.ts";
import { keep } from "../../../src/content/interface/keep.ts";
import { batchesOfFive, notFoundLines, uniquePaths } from "../../support/page-kinds.ts";
import { openPlanner } from "../../support/paving-planner.ts";
import * as forms from "../../support/quote-forms.ts";
import { suburbField } from "../../support/suburb-finder.ts";
import { expect, expectErrors, test } from "../../support/visitor.ts";
import { askCheckers } from "./checkers.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const paths of batchesOfFive([...uniquePaths, "/nowhere"])) {
  test(`checkers: find nothing on ${paths.join(", ")}`, async ({ page, open }) => {
    test.setTimeout(300_000);
    expectErrors(page, ...notFoundLines);
    for (const path of paths) {
      await open(path);
      expect.soft(await askCheckers(page), path).toEqual([]);
    }
  });
}

/** Leads a page to a state that a visitor opens. */
const states: Readonly<
  Record<string, (page: Page, open: (url: string) => Promise<void>) => Promise<unknown>>
> = {
  "an open quote dialog": async (page) => {
    await forms.openForm(page, "dialog");
    await expect(page.locator("#root")).toHaveAttribute("inert");
  },
  "a form with errors": async (page) =>
    forms.submitButton(await forms.openForm(page, "contact")).click(),
  "a request that was not confirmed": (page) => forms.submitAndFail(page),
  "a request that was sent": async (page) => {
    await forms.fillInAndSubmit(await forms.openForm(page, "contact"), forms.uniqueName());
    await expect(forms.successMessage(page)).toBeFocused();
  },
  "an enlarged picture": async (page, open) => {
    await open("/gallery");
    await page.getByRole("main").getByRole("link", { name: enlarge }).first().click();
    await expect(page.locator("#root")).toHaveAttribute("inert");
  },
  "suggested suburbs": async (page, open) => {
    await open("/areas-we-serve");
    await suburbField(page).pressSequentially("ros");
    await page.getByRole("option").first().waitFor();
  },
  "the paving planner": async (page, open) => {
    await open("/services/driveway");
    await openPlanner(page);
  },
  "an open dropdown": async (page, open) => {
    await open("/");
    await page.getByRole("navigation").getByRole("button", { name: "Areas We Serve" }).click();
  },
  "a kept picture": async (page, open) => {
    await open("/gallery");
    await page.getByRole("button", { name: keep }).first().click();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`checkers: find nothing in ${name}`, async ({ page, open }) => {
    test.setTimeout(120_000);
    await reach(page, open);
    expect(await askCheckers(page)).toEqual([]);
  });
}

test("checkers: each finds the faults of a page that has some", async ({ page }) => {
  await page.setContent(`<!doctype html><html><head><title>Faults</title></head><body>
    <img src="data:,"><input><a href="#nowhere"></a></body></html>`);
  const found = await askCheckers(page);
  for (const checker of ["axe", "IBM", "HTML_CodeSniffer"]) {
    expect(
      found.filter((line) => line.startsWith(checker)),
      checker,
    ).not.toEqual([]);
  }
});
