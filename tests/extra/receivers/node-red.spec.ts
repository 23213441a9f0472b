import { expect, type Page } from "@playwright/test";
import { tryAgain as tryAgainButton } from "../../../src/content/interface/errors.ts";
import {
  errorToast,
  failureMessage,
  filled,
  fillInAndSubmit,
  openForm,
  quoteForms,
  sentBodies,
  successMessage,
  uniqueName,
  valuesOf,
} from "../../support/quote-forms.ts";
import { test as base } from "../../support/visitor.ts";
import { type NodeRed, type Setup, startNodeRed } from "./node-red.ts";

/** Starts Node-RED instead of a running one. */
type Start = (setup: Setup) => Promise<NodeRed>;

const test = base.extend<{ start: Start }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
  start: async ({}, use) => {
    let running: NodeRed | undefined;
    await use(async (setup) => {
      await running?.stop();
      running = await startNodeRed(setup);
      return running;
    });
    await running?.stop();
  },
});

test.use({ webhook: "as built" });

/** Requests a quote. Without routes, because Playwright answers CORS preflights while there are any. */
async function requestQuote(page: Page, as: "JSON" | "text" = "JSON") {
  if (as === "JSON") await page.context().unrouteAll();
  const name = `${uniqueName()} "Noa" ñandú 🧱`;
  const bodies = sentBodies(page);
  const form = await openForm(page, "home");
  await fillInAndSubmit(form, name);
  return { name, bodies, form };
}

async function tryAgain(page: Page) {
  await failureMessage(page).getByRole("button", { name: tryAgainButton }).click();
  await expect(successMessage(page)).toBeFocused();
}

/** Sends requests as a site with WEBHOOK_CONTENT_TYPE=text/plain does. */
const sendAsText = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const headers = new Headers(init?.headers);
      if (headers.has("content-type")) headers.set("content-type", "text/plain;charset=UTF-8");
      return fetch(input, { ...init, headers });
    };
  });

const expectPayloads = (nodeRed: NodeRed, payloads: readonly unknown[]) =>
  expect
    .poll(async () => (await nodeRed.received()).map(({ payload }) => payload))
    .toEqual(payloads);

for (const setup of ["as installed", "with CORS on"] as const) {
  test(`Node-RED ${setup}: receives the same bytes`, async ({ page, start }) => {
    const nodeRed = await start(setup);
    const { bodies } = await requestQuote(page);
    for (const sentence of quoteForms.home.thanks) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expect(successMessage(page)).toBeFocused();
    await expect.poll(nodeRed.received).toHaveLength(1);
    const [received] = await nodeRed.received();
    expect(received?.contentType).toBe("application/json");
    expect([JSON.stringify(received?.payload)]).toEqual(bodies);
  });
}

test("Node-RED with CORS on: receives text as text", async ({ page, start }) => {
  const nodeRed = await start("with CORS on");
  await sendAsText(page);
  const { bodies } = await requestQuote(page, "text");
  await expect(successMessage(page)).toBeFocused();
  await expectPayloads(nodeRed, bodies);
  expect((await nodeRed.received())[0]?.contentType).toBe("text/plain;charset=UTF-8");
});

test("Node-RED with CORS off: JSON fails and can be retried", async ({ page, start }) => {
  const closed = await start("with CORS off");
  const { name, bodies, form } = await requestQuote(page);
  await expect(errorToast(page)).toBeVisible();
  await expect(failureMessage(page)).toBeFocused();
  expect(await valuesOf(form)).toEqual(filled(name));
  await expectPayloads(closed, []);

  const nodeRed = await start("with CORS on");
  await tryAgain(page);
  expect(bodies.at(-1)).toBe(bodies[0]);
  await expectPayloads(nodeRed, [JSON.parse(bodies[0] ?? "")]);
});

test("Node-RED with CORS off: text arrives but is reported as failed", async ({ page, start }) => {
  const closed = await start("with CORS off");
  await sendAsText(page);
  const { name, bodies, form } = await requestQuote(page, "text");
  await expect(failureMessage(page)).toBeFocused();
  expect(await valuesOf(form)).toEqual(filled(name));
  await expectPayloads(closed, [bodies[0]]);

  const nodeRed = await start("with CORS on");
  await tryAgain(page);
  expect(bodies).toHaveLength(2);
  await expectPayloads(nodeRed, [bodies[0]]);
});
