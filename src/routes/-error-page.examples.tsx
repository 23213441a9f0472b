import { press, stubFetch, waitFor } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { errorPage, tryAgain } from "../content/interface/errors.ts";
import { ErrorPage } from "./-error-page.tsx";

const waitForNoAnswer = (tries: number) =>
  waitFor(
    () =>
      document.querySelector("[role=status]")?.textContent?.includes(errorPage.noAnswer(tries)) ||
      null,
  );

export const story: Story = {
  name: "Error page",
  purpose: "Replaces a page that threw, or whose files failed to load.",
  examples: [
    { name: "Failed to load", fullPage: true, content: <ErrorPage /> },
    {
      name: "Still no answer",
      fullPage: true,
      content: <ErrorPage />,
      arrange: async () => {
        stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
        for (const tries of [1, 2]) {
          await press(tryAgain);
          await waitForNoAnswer(tries);
        }
      },
    },
  ],
};
