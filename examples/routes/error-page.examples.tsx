import { ErrorPage } from "../../src/routes/-error-page.tsx";
import { press, stubFetch, waitFor } from "../arrange.ts";
import type { Part } from "../example.ts";

const waitForNoAnswer = (tries: number) =>
  waitFor(
    () =>
      document.querySelector("[role=status]")?.textContent?.includes(`no answer (${tries})`) ||
      null,
  );

export const part: Part = {
  name: "Error page",
  purpose: "Stands in for a page that broke, or whose files cannot be had without a connection.",
  examples: [
    { name: "Did not load", fullPage: true, content: <ErrorPage /> },
    {
      name: "Still no answer",
      fullPage: true,
      content: <ErrorPage />,
      arrange: async () => {
        stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
        for (const tries of [1, 2]) {
          await press("Try again");
          await waitForNoAnswer(tries);
        }
      },
    },
  ],
};
