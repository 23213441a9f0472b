import { ErrorPage } from "../../src/routes/-error-page.tsx";
import { answerRequests, press, until } from "../arrange.ts";
import type { Part } from "../example.ts";

const stillNoAnswer = (tries: number) =>
  until(
    () =>
      document.querySelector("[role=status]")?.textContent?.includes(`no answer (${tries})`) ||
      null,
  );

export const part: Part = {
  name: "Error page",
  purpose: "Stands in for a page that broke, or whose files cannot be had without a connection.",
  examples: [
    { name: "Did not load", whole: true, content: <ErrorPage /> },
    {
      name: "Still no answer",
      whole: true,
      content: <ErrorPage />,
      arrange: async () => {
        answerRequests(() => Promise.reject(new TypeError("Failed to fetch")));
        for (const tries of [1, 2]) {
          await press("Try again");
          await stillNoAnswer(tries);
        }
      },
    },
  ],
};
