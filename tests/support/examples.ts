import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { serveFolder } from "./static-server.ts";
import { test as base, expectErrors } from "./visitor.ts";

/** A file of examples, by the names that make up its path in the gallery. */
interface ExampleStory {
  layer: string;
  story: string;
}

/** Every file of examples: src/ui/button/button.examples.tsx is /ui/button. */
export const exampleStories: readonly ExampleStory[] = readdirSync("src", {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith(".examples.tsx"))
  .map((file) => ({
    layer: file.split(/[\\/]/)[0] ?? "",
    story: basename(file, ".examples.tsx").replace(/^-/, ""),
  }));

/** An example with a page of its own. */
interface FullPageExample {
  path: string;
  /** The viewports that show it. */
  shownOn: "both" | "phone" | "desk";
}

/** The full-page examples of the story that is open. */
export const findFullPageExamples = (page: Page): Promise<FullPageExample[]> =>
  page
    .getByRole("main")
    .locator("> div > section > p > a")
    .evaluateAll((links) =>
      links.map((link) => ({
        path: link.getAttribute("href") ?? "",
        shownOn:
          link.dataset.window === "phone" || link.dataset.window === "desk"
            ? link.dataset.window
            : "both",
      })),
    );

/** Has no size of its own, so that the page reserves the picture's. */
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** With the URL of the built examples, served without pictures: one page answers for all paths. */
export const test = base.extend<object, { examplesUrl: string }>({
  page: async ({ page }, use) => {
    // Some examples show what fails.
    expectErrors(page, /Broken on purpose|The quote request did not get through/);
    await use(page);
  },

  examplesUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it.
    async ({}, use) => {
      const { url, close } = await serveFolder("dist/examples", {
        exclude: /\.(br|gz)$|\/pictures$/,
        singlePage: "/",
        intercept: ({ url }, response) => {
          if (!url?.startsWith("/pictures/")) return false;
          response.setHeader("content-type", "image/svg+xml").end(emptyPicture);
          return true;
        },
      });
      await use(url);
      close();
    },
    { scope: "worker" },
  ],
});
