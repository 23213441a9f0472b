import { tryAgain } from "#src/content/interface/errors.ts";
import {
  clearButton,
  failure,
  formCleared,
  formNeedsScript,
  submitButton as submitName,
} from "#src/content/interface/quote-form.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import {
  anySummaryTitle,
  closeDialog,
  empty,
  failureMessage,
  filled,
  fillInAndSubmit,
  followHeaderLink,
  holdRequests,
  openForm,
  quoteButton,
  quoteDialog,
  quoteForm,
  sentBodies,
  submitAndFail,
  submitButton,
  successMessage,
  uniqueName,
  valuesOf,
} from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { enter, expect, fillIn, test, waitForHydration } from "../support/visitor.ts";

test("draft: all three forms share it", async ({ page }) => {
  const name = uniqueName();
  await fillIn(await openForm(page, "home"), name);
  await quoteButton(page).click();
  await expect(quoteDialog(page)).toBeVisible();
  expect(await valuesOf(quoteForm(page))).toEqual(filled(name));
  await enter(quoteForm(page).getByLabel("Area"), "Benoni");
  await closeDialog(page);
  await followHeaderLink(page, "Contact");
  await expect(quoteForm(page).getByLabel("Area")).toHaveValue("Benoni");
  expect(await valuesOf(quoteForm(page))).toEqual({ ...filled(name), Area: "Benoni" });
  await followHeaderLink(page, "Home");
  await expect(quoteForm(page).getByLabel("Area")).toHaveValue("Benoni");
});

test("draft: a failed request survives a reload and can be retried", async ({ page }) => {
  const { form, name, bodies, mend } = await submitAndFail(page);
  await page.reload();
  await expect(failureMessage(page)).toContainText(failure.reasons.refused);
  expect(await valuesOf(form)).toEqual(filled(name));
  await mend();
  await failureMessage(page).getByRole("button", { name: tryAgain }).click();
  await expect(successMessage(page)).toBeVisible();
  expect(bodies[1]).toBe(bodies[0]);
});

test("draft: nothing personal is stored once the request is sent", async ({ page }) => {
  const form = await openForm(page, "contact");
  await fillInAndSubmit(form, uniqueName());
  await expect(successMessage(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Thandi");
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => valuesOf(quoteForm(page))).toEqual(empty);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("draft: Clear my details empties form and storage", async ({ page }) => {
  const { form } = await submitAndFail(page);
  await form.getByRole("button", { name: clearButton }).click();
  expect(await valuesOf(form)).toEqual(empty);
  await expect(failureMessage(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Thandi");
  // Clearing does not validate the empty form.
  await expect(form.getByText(anySummaryTitle)).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => valuesOf(quoteForm(page))).toEqual(empty);
  await expect(failureMessage(page)).toHaveCount(0);
});

test("draft: Undo brings back what Clear my details removed", async ({ page }) => {
  const { form, name } = await submitAndFail(page);
  await form.getByRole("button", { name: clearButton }).press("Enter");
  await expect(form.getByLabel("Name")).toHaveValue("");
  await page.getByRole("button", { name: formCleared.undo }).press("Enter");
  expect(await valuesOf(form)).toEqual(filled(name));
  await expect(failureMessage(page)).toBeVisible();
  await expect(page.getByText(formCleared.title)).toHaveCount(0);
  await page.reload();
  await expect.poll(() => valuesOf(form)).toEqual(filled(name));
});

test("draft: Undo brings it back while the next request is being sent, and beside what was typed since", async ({
  page,
}) => {
  const form = await openForm(page, "contact");
  const message = form.getByLabel("Project Details");
  await enter(message, "The stand slopes.");
  await form.getByRole("button", { name: clearButton }).click();
  await fillIn(form, uniqueName());
  await enter(message, "Mind the dog.");
  const release = await holdRequests(page);
  await submitButton(form).click();
  await expect(form.getByText(submitName.submitting)).toBeVisible();
  await page.getByRole("button", { name: formCleared.undo }).click();
  await expect(message).toHaveValue("The stand slopes.\nMind the dog.");
  release();
  await expect(successMessage(page)).toBeVisible();
  await expect(message).toHaveValue("The stand slopes.\nMind the dog.");
});

test("draft: keeps text typed before the page's script fails over a reload", async ({ page }) => {
  const name = uniqueName();
  let fail = () => {};
  const failure = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const scripts = "**/assets/*.js";
  await page.route(scripts, (route) => failure.then(() => route.abort()));
  await page.goto("/contact");
  await page.evaluate(() => {
    sessionStorage["quote-draft"] = JSON.stringify({ values: { area: "Benoni", message: "Old" } });
  });
  await fillIn(quoteForm(page), name);
  fail();
  await expect(page.getByText(formNeedsScript)).toBeVisible();
  await page.unroute(scripts);
  await page.reload();
  await expect.poll(() => valuesOf(quoteForm(page))).toEqual(filled(name));
});

test.describe("quote form before hydration", () => {
  test("typed fields override the stored draft", async ({ page }) => {
    const name = uniqueName();
    await fillIn(await openForm(page, "contact"), name);
    const release = await delayScripts(page);
    await page.goto("/contact");
    await enter(quoteForm(page).getByLabel("Area"), "Benoni");
    release();
    await waitForHydration(page);
    await expect.poll(() => valuesOf(quoteForm(page))).toEqual({ ...filled(name), Area: "Benoni" });
  });

  test("sends a submitted request once, when hydrated", async ({ page }) => {
    const name = uniqueName();
    const bodies = sentBodies(page);
    const release = await delayScripts(page);
    await page.goto("/contact");
    await fillIn(quoteForm(page), name);
    await submitButton(quoteForm(page)).click();
    await submitButton(quoteForm(page)).click();
    await expect(page).toHaveURL(/\/contact$/);
    expect(bodies).toEqual([]);
    release();
    await expect(successMessage(page)).toBeFocused();
    expect(bodies).toHaveLength(1);
    expect(await storedRequestsBy(name)).toHaveLength(1);
  });
});

test("draft: keeps text typed before the page's script has run for the next page", async ({
  page,
}) => {
  const name = uniqueName();
  const release = await delayScripts(page);
  await page.goto("/");
  await enter(quoteForm(page).getByLabel("Name"), name);
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  release();
  await expect(quoteForm(page).getByLabel("Name")).toHaveValue(name);
});

test("draft: an empty form is not stored when the page's script fails", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  await expect(page.getByText(formNeedsScript)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("draft: a page from the browser's cache shows what was stored since", async ({ page }) => {
  await fillIn(await openForm(page, "contact"), uniqueName());
  // As if the visitor had sent the request on another page and pressed Back.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect.poll(() => valuesOf(quoteForm(page))).toEqual(empty);
});
