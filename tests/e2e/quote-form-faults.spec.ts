import type { Page } from "@playwright/test";
import { tryAgain as tryAgainText } from "#src/content/interface/errors.ts";
import { contactFallback, failure } from "#src/content/interface/quote-form.ts";
import { business } from "../support/business.ts";
import {
  type FaultyReceiver,
  sendRequestsTo,
  startFaultyReceiver,
} from "../support/faulty-receiver.ts";
import * as forms from "../support/quote-forms.ts";
import {
  test as base,
  expect,
  expectErrors,
  fillIn,
  waitForHydration,
} from "../support/visitor.ts";

const test = base.extend<{ receiver: FaultyReceiver }>({
  receiver: async ({ page }, use) => {
    const receiver = await startFaultyReceiver();
    await sendRequestsTo(page, receiver.url);
    await use(receiver);
    await receiver.close();
  },
});

// The Content Security Policy of the build allows only a receiver of the same origin.
test.use({ bypassCSP: true });
test.describe.configure({ timeout: 240_000 });

const { refused, unreachable } = failure.reasons;

/** What the receiver or the connection does to a request, and what the failure message says of it. */
const faults = [
  [404, refused],
  [503, refused],
  ["reset", unreachable],
  ["truncated response", unreachable],
  ["no CORS", unreachable],
  ["offline", unreachable],
] as const;

const waitForArrival = (receiver: FaultyReceiver, count: number) =>
  expect.poll(() => receiver.arrived.length).toBe(count);

const tryAgain = (page: Page) =>
  forms.failureMessage(page).getByRole("button", { name: tryAgainText });

async function expectNothingLost(page: Page, name: string, text: string) {
  const message = forms.failureMessage(page);
  await expect(message).toContainText(text);
  await expect(message.getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await expect(message.getByRole("link", { name: contactFallback.emailLink })).toBeVisible();
  await expect(forms.submitButton(forms.quoteForm(page))).toBeEnabled();
  expect(await forms.valuesOf(forms.quoteForm(page))).toEqual(forms.filled(name));
}

// The model covers a late response and none; every form shows a failure alike.
test("quote form: survives every network failure", async ({ page, consoleLines, receiver }) => {
  const name = forms.uniqueName();
  const form = await forms.openForm(page, "contact");
  const bodies = forms.sentBodies(page);
  await fillIn(form, name);
  for (const [index, [fault, message]] of faults.entries()) {
    await test.step(`${fault}`, async () => {
      const earlier = receiver.arrived.length;
      if (fault === "offline") await page.context().setOffline(true);
      else receiver.behave(fault);
      await (index === 0 ? forms.submitButton(form) : tryAgain(page)).click();
      await expect.poll(() => bodies.length).toBe(index + 1);
      await expectNothingLost(page, name, message);
      await expect(forms.failureMessage(page)).toBeFocused();
      await expect(forms.failureMessage(page)).toBeInViewport();
      await expect(forms.errorToast(page)).toHaveCount(1);
      expect(bodies).toHaveLength(index + 1);
      expect(receiver.arrived.length - earlier).toBeLessThanOrEqual(1);
    });
  }
  await page.context().setOffline(false);
  receiver.behave(201);
  await tryAgain(page).dblclick();
  await expect(page.getByText(forms.quoteForms.contact.thanks[0])).toBeVisible();
  await expect(forms.errorToast(page)).toHaveCount(0);
  expect(bodies).toHaveLength(faults.length + 1);
  expect(new Set([...bodies, ...receiver.arrived])).toEqual(new Set([bodies[0]]));
  expect(consoleLines.filter((line) => line.startsWith("error: The quote request"))).toHaveLength(
    faults.length,
  );
});

test("quote form (dialog): survives leaving the page while sending", async ({ page, receiver }) => {
  const name = forms.uniqueName();
  await forms.openForm(page, "dialog");
  await fillIn(forms.quoteForm(page), name);
  receiver.behave("silence");

  for (const [title, leave] of [
    ["a reload", () => page.reload()],
    ["another site, and the back button", () => page.goto("about:blank").then(() => page.goBack())],
  ] as const) {
    await test.step(title, async () => {
      const earlier = receiver.arrived.length;
      await forms.submitButton(forms.quoteForm(page)).click();
      await waitForArrival(receiver, earlier + 1);
      await leave();
      await returnToForm(page);
      await expectNothingLost(page, name, failure.reasons.interrupted);
      // The failure is not announced again after a reload.
      await expect(forms.errorToast(page)).toHaveCount(0);
      await expect(forms.failureMessage(page)).not.toBeFocused();
    });
  }

  await test.step("another page of the site, which reports the failure", async () => {
    const earlier = receiver.arrived.length;
    await forms.submitButton(forms.quoteForm(page)).click();
    await waitForArrival(receiver, earlier + 1);
    await forms.closeDialog(page);
    await forms.followHeaderLink(page, "About");
    receiver.answer(500);
    await expect(forms.errorToast(page)).toBeVisible();
    await page.goBack();
    await returnToForm(page);
    await expectNothingLost(page, name, refused);
  });

  const other = await test.step("a second tab", async () => {
    const popup = page.waitForEvent("popup");
    await page.evaluate(() => window.open(window.location.href));
    const second = await popup;
    await returnToForm(second);
    await expectNothingLost(second, name, refused);
    return second;
  });

  await test.step("another page of the site, which reports the success", async () => {
    const earlier = receiver.arrived.length;
    receiver.behave("silence");
    await forms.submitButton(forms.quoteForm(page)).click();
    await waitForArrival(receiver, earlier + 1);
    await forms.closeDialog(page);
    await forms.followHeaderLink(page, "About");
    receiver.answer(200);
    await expect(page.getByText(forms.quoteForms.dialog.thanks[0])).toBeVisible();
    await page.goBack();
    await returnToForm(page);
    expect(await forms.valuesOf(forms.quoteForm(page))).toEqual(forms.empty);
  });

  await test.step("the second tab sends the same request again", async () => {
    await tryAgain(other).click();
    await expect(other.getByText(forms.quoteForms.dialog.thanks[0])).toBeVisible();
  });
  expect(receiver.arrived).toHaveLength(5);
  expect(new Set(receiver.arrived).size).toBe(1);
});

// The three forms share one actor and one draft.
for (const [trouble, begin] of [
  ["storage is forbidden and another script keeps failing", forbidStorageAndThrow],
  ["storage is full and the clock is wrong", fillStorageAndSetClockBack],
] as const) {
  test(`quote form: sends although ${trouble}`, async ({ page, receiver }) => {
    const name = forms.uniqueName();
    await begin(page);
    const form = await forms.openForm(page, "contact");
    receiver.behave(500);
    await forms.fillInAndSubmit(form, name);
    await expectNothingLost(page, name, refused);
    if (trouble.includes("clock")) await page.clock.setSystemTime("2040-01-01T00:00:00Z");
    receiver.behave(200);
    await tryAgain(page).click();
    await expect(page.getByText(forms.quoteForms.contact.thanks[0])).toBeVisible();
    expect(receiver.arrived).toHaveLength(2);
    expect(receiver.arrived[1]).toBe(receiver.arrived[0]);
    expect(JSON.parse(receiver.arrived[0] ?? "")).toMatchObject({ name });
  });
}

/** Reaches the dialog's form after a reload or a navigation. */
async function returnToForm(page: Page) {
  await waitForHydration(page);
  await forms.openDialog(page);
}

function forbidStorageAndThrow(page: Page) {
  expectErrors(page, /Another script has failed/);
  return page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Storage is forbidden.", "SecurityError");
      },
    });
    for (const type of ["click", "keydown", "input", "submit", "focusin", "pointerdown"]) {
      addEventListener(type, () => void Promise.reject(new Error("Another script has failed.")));
      addEventListener(type, () => {
        throw new Error("Another script has failed.");
      });
    }
  });
}

async function fillStorageAndSetClockBack(page: Page) {
  await page.clock.install({ time: "1980-01-01T00:00:00Z" });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Storage is full.", "QuotaExceededError");
    };
  });
}
