import { createServer } from "node:net";
import { expect, type Page } from "@playwright/test";
import { failure, progress } from "#src/content/interface/quote-form.ts";
import { portOf } from "#src/lib/port-of.fixture.ts";
import { business } from "./business.ts";
import { type FaultyReceiver, redirectRequests } from "./faulty-receiver.ts";
import { quoteForm } from "./quote-forms.ts";

interface RunningTest {
  page: Page;
  receiver: FaultyReceiver;
}

interface Fault {
  cause: (current: RunningTest) => unknown;
  /** Runs while the request is being sent. */
  meanwhile?: (current: RunningTest) => Promise<unknown>;
  mend?: (current: RunningTest) => Promise<unknown>;
  /** Part of the failure message. */
  message: string;
}

export const { refused } = failure.reasons;
const { unreachable } = failure.reasons;

const respondsWith = (status: number): [string, Fault] => [
  `the receiver responds with ${status}`,
  { cause: ({ receiver }) => receiver.behave(status), message: refused },
];

const closedUrl = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, "localhost", () => {
      const url = `http://localhost:${portOf(server)}${business.webhookUrl}`;
      server.close(() => resolve(url));
    });
  });

export const waitForArrival = ({ receiver }: RunningTest, count: number) =>
  expect.poll(() => receiver.arrived.length).toBe(count);

/** Every way in which sending a request can fail, by name. */
export const networkFaults: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ...[404, 503].map(respondsWith),
  [
    "the connection is refused",
    {
      cause: async ({ page }) => redirectRequests(page, await closedUrl()),
      mend: ({ page }) => redirectRequests(page, null),
      message: unreachable,
    },
  ],
  [
    "the connection is reset in the middle",
    { cause: ({ receiver }) => receiver.behave("reset"), message: unreachable },
  ],
  [
    "the response breaks off",
    { cause: ({ receiver }) => receiver.behave("truncated response"), message: unreachable },
  ],
  [
    "the receiver's host name does not resolve",
    {
      cause: async ({ page }) => {
        await page.route("http://receiver.invalid/**", (route) => route.abort("namenotresolved"));
        await redirectRequests(page, `http://receiver.invalid${business.webhookUrl}`);
      },
      mend: ({ page }) => redirectRequests(page, null),
      message: unreachable,
    },
  ],
  [
    "the receiver does not allow our origin",
    { cause: ({ receiver }) => receiver.behave("no CORS"), message: unreachable },
  ],
  [
    "the browser is offline",
    {
      cause: ({ page }) => page.context().setOffline(true),
      mend: ({ page }) => page.context().setOffline(false),
      message: unreachable,
    },
  ],
  [
    "the browser goes offline while sending",
    {
      cause: ({ receiver }) => receiver.behave("silence"),
      meanwhile: async (current) => {
        const { page, receiver } = current;
        await waitForArrival(current, receiver.arrived.length + 1);
        // setOffline leaves open connections alone.
        receiver.breakConnections();
        await page.context().setOffline(true);
      },
      mend: ({ page }) => page.context().setOffline(false),
      message: unreachable,
    },
  ],
  [
    "no response arrives",
    {
      cause: ({ receiver }) => receiver.behave("silence"),
      meanwhile: async (current) => {
        const { page, receiver } = current;
        // The timers start with the request.
        await waitForArrival(current, receiver.arrived.length + 1);
        await page.clock.fastForward(business.webhookTimeoutMs);
      },
      message: failure.reasons.timeout,
    },
  ],
]);

export const slowMessage = (page: Page) => quoteForm(page).getByText(progress.slow);
