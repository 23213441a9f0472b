import { createServer } from "node:net";
import type { Locator, Page } from "@playwright/test";
import type { FormLocation } from "#src/domain/quote-request.ts";
import { business } from "../support/business.ts";
import {
  type FaultyReceiver,
  sendElsewhere,
  sendRequestsTo,
  startFaultyReceiver,
} from "../support/faulty-receiver.ts";
import {
  ask,
  empty,
  errorNotice,
  failureMessage,
  filled,
  follow,
  formLocations,
  openDialog,
  openForm,
  quoteDialog,
  quoteForm,
  quoteForms,
  sentBodies,
  submitButton,
  uniqueName,
  valuesOf,
} from "../support/quote-forms.ts";
import {
  test as base,
  expect,
  fillIn,
  type Visitor,
  waitForAllIslands,
} from "../support/visitor.ts";

/*
 * A quote cannot get lost. Whatever goes wrong, on each of the three forms: the visitor knows what
 * happened, nothing typed is lost, at most one request is sent for one press, and a retry sends the
 * same bytes. What is particular to one fault stands in quote-failures.spec.ts.
 */

const test = base.extend<{ receiver: FaultyReceiver }>({
  receiver: async ({ page }, use) => {
    const receiver = await startFaultyReceiver();
    await sendRequestsTo(page, receiver.address);
    await use(receiver);
    await receiver.close();
  },
});

// The site is built for a receiver of its own origin, and its policy allows no other.
test.use({ bypassCSP: true });
// A visit goes through many faults, on a machine that may do other things besides.
test.describe.configure({ timeout: 240_000 });

interface Visit extends Visitor {
  location: FormLocation;
  receiver: FaultyReceiver;
}

interface Fault {
  /** What begins with it; returns what ends it. */
  begin: (visit: Visit) => unknown;
  /** What happens while the request is on its way. */
  meanwhile?: (visit: Visit) => Promise<unknown>;
  end?: (visit: Visit) => Promise<unknown>;
  /** What the visitor is told. */
  says: string;
}

const refused = "did not take the request";
const unreachable = "No answer came back. The connection may be down.";

const answers = (status: number): [string, Fault] => [
  `the receiver answers ${status}`,
  { begin: ({ receiver }) => receiver.behave(status), says: refused },
];

/** An address of this computer at which nobody listens. */
const deadAddress = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, "localhost", () => {
      const address = server.address();
      const port = address !== null && typeof address === "object" ? address.port : 1;
      server.close(() => resolve(`http://localhost:${port}${business.webhookAddress}`));
    });
  });

const untilItArrived = ({ receiver }: Visit, count: number) =>
  expect.poll(() => receiver.arrived.length).toBe(count);

const faults: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ...[400, 401, 404, 413, 429, 500, 503].map(answers),
  [
    "the connection is refused",
    {
      begin: async ({ page }) => sendElsewhere(page, await deadAddress()),
      end: ({ page }) => sendElsewhere(page, null),
      says: unreachable,
    },
  ],
  [
    "the connection is reset in the middle",
    { begin: ({ receiver }) => receiver.behave("reset"), says: unreachable },
  ],
  [
    "the answer breaks off",
    { begin: ({ receiver }) => receiver.behave("torn answer"), says: unreachable },
  ],
  [
    "the receiver's name is unknown",
    {
      begin: async ({ page }) => {
        await page.route("http://receiver.invalid/**", (route) => route.abort("namenotresolved"));
        await sendElsewhere(page, `http://receiver.invalid${business.webhookAddress}`);
      },
      end: ({ page }) => sendElsewhere(page, null),
      says: unreachable,
    },
  ],
  [
    "the receiver does not allow our origin",
    { begin: ({ receiver }) => receiver.behave("no CORS"), says: unreachable },
  ],
  [
    "the connection is gone before",
    {
      begin: ({ page }) => page.context().setOffline(true),
      end: ({ page }) => page.context().setOffline(false),
      says: unreachable,
    },
  ],
  [
    "the connection goes while it sends",
    {
      begin: ({ receiver }) => receiver.behave("silence"),
      meanwhile: async (visit) => {
        const { page, receiver } = visit;
        await untilItArrived(visit, receiver.arrived.length + 1);
        // Playwright's own means touches no line that is open already.
        receiver.breakLines();
        await page.context().setOffline(true);
      },
      end: ({ page }) => page.context().setOffline(false),
      says: unreachable,
    },
  ],
  [
    "no answer comes",
    {
      begin: ({ receiver }) => receiver.behave("silence"),
      meanwhile: async (visit) => {
        const { page, receiver } = visit;
        // Before, there is nothing yet that the clock could bring nearer.
        await untilItArrived(visit, receiver.arrived.length + 1);
        await page.clock.fastForward(8_000);
        await expect(slowSign(page)).toBeVisible();
        await page.clock.fastForward(7_000);
      },
      says: "No answer came back in time. The request may have reached us all the same.",
    },
  ],
]);

const slowSign = (page: Page) => quoteForm(page).getByText("Still sending, slow connection");
const tryAgain = (page: Page) => failureMessage(page).getByRole("button", { name: "Try again" });

/** The ways in which a visitor presses, hasty ones among them. */
const presses: readonly ((form: Locator) => Promise<unknown>)[] = [
  (form) => submitButton(form).click(),
  (form) => submitButton(form).dblclick(),
  async (form) => {
    const { keyboard } = form.page();
    await form.getByLabel("Name").focus();
    for (let time = 0; time < 6; time += 1) await keyboard.down("Enter");
    await keyboard.up("Enter");
  },
  (form) => tryAgain(form.page()).click(),
];

/** What holds after every fault. */
async function expectNothingLost({ page }: Visit, name: string, says: string) {
  const message = failureMessage(page);
  await expect(message).toContainText(says);
  await expect(message.getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await expect(message.getByRole("link", { name: "e-mail" })).toBeVisible();
  await expect(submitButton(quoteForm(page))).toBeEnabled();
  expect(await valuesOf(quoteForm(page))).toEqual(filled(name));
}

for (const location of formLocations) {
  test(`the ${location} form loses nothing to the line, and sends the same bytes until they arrive`, async ({
    visitor,
    receiver,
  }) => {
    const { page } = visitor;
    const visit = { ...visitor, location, receiver };
    const name = uniqueName();
    await page.clock.install();
    const form = await openForm(visitor, location);
    const bodies = sentBodies(page);
    await fillIn(form, name);

    for (const [index, [title, fault]] of [...faults].entries()) {
      await test.step(title, async () => {
        const earlier = receiver.arrived.length;
        await fault.begin(visit);
        const meanwhile = fault.meanwhile?.(visit);
        await presses[index % presses.length]?.(form);
        await expect.poll(() => bodies.length).toBe(index + 1);
        await meanwhile;
        await expectNothingLost(visit, name, fault.says);
        await expect(failureMessage(page)).toBeFocused();
        await expect(failureMessage(page)).toBeInViewport();
        await expect(errorNotice(page)).toHaveCount(1);
        expect(bodies).toHaveLength(index + 1);
        expect(receiver.arrived.length - earlier).toBeLessThanOrEqual(1);
        await fault.end?.(visit);
      });
    }

    await test.step("the answer comes slowly", async () => {
      const earlier = receiver.arrived.length;
      receiver.behave("silence");
      await tryAgain(page).dblclick();
      await untilItArrived(visit, earlier + 1);
      await page.clock.fastForward(6_000);
      await expect(slowSign(page)).toHaveCount(0);
      await page.clock.fastForward(2_000);
      await expect(slowSign(page)).toBeVisible();
      receiver.answer(201);
      await expect(page.getByText(quoteForms[location].thanks[0])).toBeVisible();
      await expect(errorNotice(page)).toHaveCount(0);
      if (location === "dialog") await expect(quoteDialog(page)).toHaveCount(0);
      expect(receiver.arrived).toHaveLength(earlier + 1);
    });
    expect(new Set([...bodies, ...receiver.arrived])).toEqual(new Set([bodies[0]]));
    expect(
      visitor.console.filter((line) => line.startsWith("error: The quote request")),
    ).toHaveLength(faults.size);
  });

  test(`the ${location} form keeps a request that I leave while it sends, in every tab`, async ({
    visitor,
    receiver,
  }) => {
    const { page } = visitor;
    const visit = { ...visitor, location, receiver };
    const name = uniqueName();
    const left = "The page was left while the request was on its way.";
    await openForm(visitor, location);
    await fillIn(quoteForm(page), name);
    receiver.behave("silence");

    for (const [title, leave] of [
      ["a reload", () => page.reload()],
      [
        "another site, and the back button",
        () => page.goto("about:blank").then(() => page.goBack()),
      ],
    ] as const) {
      await test.step(title, async () => {
        const earlier = receiver.arrived.length;
        await submitButton(quoteForm(page)).click();
        await untilItArrived(visit, earlier + 1);
        await leave();
        await backAtForm(page, location);
        await expectNothingLost(visit, name, left);
        // It was not announced as a failure, and the page is read from its top.
        await expect(errorNotice(page)).toHaveCount(0);
        await expect(failureMessage(page)).not.toBeFocused();
      });
    }

    await test.step("another page of the site, where a failure reaches me", async () => {
      const earlier = receiver.arrived.length;
      await submitButton(quoteForm(page)).click();
      await untilItArrived(visit, earlier + 1);
      if (location === "dialog") await closeDialog(page);
      await follow(page, "About");
      receiver.answer(500);
      await expect(errorNotice(page)).toBeVisible();
      await page.goBack();
      await backAtForm(page, location);
      await expectNothingLost(visit, name, refused);
    });

    const other = await test.step("a second tab", async () => {
      const popup = page.waitForEvent("popup");
      await page.evaluate(() => window.open(window.location.href));
      const second = await popup;
      await backAtForm(second, location);
      await expectNothingLost({ ...visit, page: second }, name, refused);
      return second;
    });

    await test.step("another page of the site, where the thanks reach me", async () => {
      const earlier = receiver.arrived.length;
      receiver.behave("silence");
      await submitButton(quoteForm(page)).click();
      await untilItArrived(visit, earlier + 1);
      if (location === "dialog") await closeDialog(page);
      await follow(page, "About");
      receiver.answer(200);
      await expect(page.getByText(quoteForms[location].thanks[0])).toBeVisible();
      await page.goBack();
      await backAtForm(page, location);
      expect(await valuesOf(quoteForm(page))).toEqual(empty);
    });

    await test.step("the second tab sends what the receiver knows already", async () => {
      await tryAgain(other).click();
      await expect(other.getByText(quoteForms[location].thanks[0])).toBeVisible();
    });
    expect(receiver.arrived).toHaveLength(5);
    expect(new Set(receiver.arrived).size).toBe(1);
  });

  for (const [trouble, begin] of [
    ["storage is forbidden and another script keeps failing", forbidStorageAndFail],
    ["storage is full and the clock is wrong", fillStorageAndMisplaceClock],
  ] as const) {
    test(`the ${location} form sends although ${trouble}`, async ({ visitor, receiver }) => {
      const { page } = visitor;
      const name = uniqueName();
      await begin(page);
      const form = await openForm(visitor, location);
      receiver.behave(500);
      await ask(form, name);
      await expectNothingLost({ ...visitor, location, receiver }, name, refused);
      if (trouble.includes("clock")) await page.clock.setSystemTime("2040-01-01T00:00:00Z");
      receiver.behave(200);
      await tryAgain(page).click();
      await expect(page.getByText(quoteForms[location].thanks[0])).toBeVisible();
      expect(receiver.arrived).toHaveLength(2);
      expect(receiver.arrived[1]).toBe(receiver.arrived[0]);
      expect(JSON.parse(receiver.arrived[0] ?? "")).toMatchObject({ name });
    });
  }
}

/** Finds the form again on a page that was opened anew or come back to. */
async function backAtForm(page: Page, location: FormLocation) {
  await page.mouse.move(1, 1);
  await waitForAllIslands(page);
  if (location === "dialog") await openDialog(page);
}

async function closeDialog(page: Page) {
  await page.keyboard.press("Escape");
  await expect(quoteDialog(page)).toHaveCount(0);
}

function forbidStorageAndFail(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Storage is forbidden.", "SecurityError");
      },
    });
    for (const sign of ["click", "keydown", "input", "submit", "focusin", "pointerdown"]) {
      addEventListener(sign, () => void Promise.reject(new Error("Another script has failed.")));
      addEventListener(sign, () => {
        throw new Error("Another script has failed.");
      });
    }
  });
}

async function fillStorageAndMisplaceClock(page: Page) {
  await page.clock.install({ time: "1980-01-01T00:00:00Z" });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Storage is full.", "QuotaExceededError");
    };
  });
}
