import { tryAgain } from "#src/content/interface/errors.ts";
import { contactFallback, failure } from "#src/content/interface/quote-form.ts";
import { business } from "../support/business.ts";
import { visitTime } from "../support/page-clock.ts";
import {
  dismissButton,
  errorToast,
  failureMessage,
  holdRequests,
  openForm,
  submitAndFail,
  submitButton,
  uniqueName,
} from "../support/quote-forms.ts";
import { expect, fillIn, test } from "../support/visitor.ts";

test("error toast: stays open until dismissed, and opens again for a new failure", async ({
  page,
}) => {
  await page.clock.install({ time: visitTime });
  const { form } = await submitAndFail(page);
  await expect(errorToast(page)).toBeVisible();
  await page.clock.fastForward("01:00:00");
  await expect(errorToast(page)).toBeVisible();
  await dismissButton(page).click();
  await expect(errorToast(page)).toHaveCount(0);
  await expect(failureMessage(page)).toBeVisible();
  await submitButton(form).click();
  await expect(errorToast(page)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(errorToast(page)).toBeVisible();
});

test("error toast: is replaced by a new one when a retry fails", async ({ page }) => {
  const { form } = await submitAndFail(page);
  await expect(errorToast(page)).toBeVisible();
  // A screen reader announces new elements only.
  const first = await errorToast(page).elementHandle();
  await submitButton(form).click();
  await expect.poll(() => first?.evaluate((toast) => toast.isConnected)).toBe(false);
  await expect(errorToast(page)).toHaveCount(1);
  await expect(failureMessage(page)).toBeFocused();
});

test.describe("quote form after a failure", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const lines = (name: string) => [
    `Name: ${name}`,
    "Email: thandi@example.co.za",
    "Phone: +27 (82) 555 01 23",
    "Area: Rynfield",
    "Service: Driveway Paving",
    "Project Details: About 60 m² of driveway, two cars.",
  ];

  test("offers to call, email or copy the request", async ({ page }) => {
    const name = `${uniqueName()} & co + 1%`;
    await submitAndFail(page, { name });
    const message = failureMessage(page);

    await expect(message.getByRole("link", { name: business.visiblePhone })).toHaveAttribute(
      "href",
      `tel:${business.callNumber}`,
    );
    const mail = await message
      .getByRole("link", { name: contactFallback.emailLink })
      .getAttribute("href");
    const { protocol, pathname, search } = new URL(mail ?? "");
    // Mail programs do not decode a plus as a space.
    const body = /[?&]body=([^&]*)/.exec(search)?.[1] ?? "";
    expect(`${protocol}${pathname}`).toBe(`mailto:${business.email}`);
    expect(decodeURIComponent(body)).toBe(lines(name).join("\r\n"));

    await message.getByRole("button", { name: failure.copyButton }).click();
    await expect(message.getByRole("status")).toHaveText(failure.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines(name).join("\n"));
  });
});

// Over WebDriver BiDi, no click in Firefox is the second of a double click.
test("failure message: gets the focus even from a double click that it overtakes", {
  tag: "@not-in-firefox",
}, async ({ page }) => {
  const form = await openForm(page, "dialog");
  await fillIn(form, uniqueName());
  await page.route(`**${business.webhookUrl}`, (route) => route.abort());
  await submitButton(form).hover();
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await expect(failureMessage(page)).toBeFocused();
  // The message has moved the form: the second press is on a field of it.
  await form.getByLabel("Project Details").hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(failureMessage(page)).toBeFocused();
});

test("failure message: its retry button leaves the focus in the form while it sends", async ({
  page,
}) => {
  const { form, mend } = await submitAndFail(page, { location: "dialog" });
  await mend();
  const release = await holdRequests(page);
  await failureMessage(page).getByRole("button", { name: tryAgain }).press("Enter");
  const button = form.getByRole("button", { name: "Submitting..." });
  await expect(button).toBeFocused();
  await expect(button).toBeDisabled();
  release();
});
