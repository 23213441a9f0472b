import { clearButton, formCleared } from "#src/content/interface/quote-form.ts";
import { everyScript, hold } from "../support/hold.ts";
import {
  anySummaryTitle,
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
  quoteForms,
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
  const scrollY = () => page.evaluate(() => window.scrollY);
  const before = await scrollY();
  // `page.goBack` would wait for a page to load.
  await page.evaluate(() => history.back());
  await expect(quoteDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  expect(await scrollY()).toBe(before);
  await followHeaderLink(page, "Contact");
  await expect(quoteForm(page).getByLabel("Area")).toHaveValue("Benoni");
  expect(await valuesOf(quoteForm(page))).toEqual({ ...filled(name), Area: "Benoni" });
  await followHeaderLink(page, "Home");
  await expect(quoteForm(page).getByLabel("Area")).toHaveValue("Benoni");

  await test.step("and a page from the browser's cache shows what was stored since", async () => {
    // As if the visitor had sent the request on another page and pressed Back.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      sessionStorage.clear();
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect.poll(() => valuesOf(quoteForm(page))).toEqual(empty);
  });
});

test("draft: Clear empties form and storage, and Undo brings back all of it", async ({ page }) => {
  const { form, name } = await submitAndFail(page);
  const clear = () => form.getByRole("button", { name: clearButton }).press("Enter");
  await clear();
  await expect.poll(() => valuesOf(form)).toEqual(empty);
  await expect(failureMessage(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Thandi");
  // Clearing does not validate the empty form.
  await expect(form.getByText(anySummaryTitle)).toHaveCount(0);

  await page.getByRole("button", { name: formCleared.undo }).press("Enter");
  expect(await valuesOf(form)).toEqual(filled(name));
  await expect(failureMessage(page)).toBeVisible();
  await expect(page.getByText(formCleared.title)).toHaveCount(0);
  await page.reload();
  await expect.poll(() => valuesOf(form)).toEqual(filled(name));

  await clear();
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => valuesOf(form)).toEqual(empty);
  await expect(failureMessage(page)).toHaveCount(0);
});

test("draft: text typed early is on the next page, where newer overrides it", async ({ page }) => {
  const name = uniqueName();
  const scripts = await hold(page, everyScript);
  await page.goto("/");
  await fillIn(quoteForm(page), name);
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await enter(quoteForm(page).getByLabel("Area"), "Benoni");
  scripts.arrive();
  await waitForHydration(page);
  await expect.poll(() => valuesOf(quoteForm(page))).toEqual({ ...filled(name), Area: "Benoni" });
});

test("draft: what was sent does not come back into a field that had the focus before hydration", async ({
  page,
}) => {
  const scripts = await hold(page, everyScript);
  await page.goto("/contact");
  await quoteForm(page).getByLabel("Name").focus();
  scripts.arrive();
  await waitForHydration(page);
  const release = await holdRequests(page, 200);
  await fillInAndSubmit(quoteForm(page), uniqueName());
  await expect(quoteForm(page).getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await followHeaderLink(page, "About");
  release();
  await expect(page.getByText(quoteForms.contact.thanks[0])).toBeVisible();
  await followHeaderLink(page, "Contact");
  await expect(submitButton(quoteForm(page))).toBeVisible();
  expect(await valuesOf(quoteForm(page))).toEqual(empty);
});

test("quote form submitted before hydration: sends one request afterwards", async ({ page }) => {
  const name = uniqueName();
  const bodies = sentBodies(page);
  const scripts = await hold(page, everyScript);
  await page.goto("/contact");
  await fillIn(quoteForm(page), name);
  await submitButton(quoteForm(page)).click();
  await submitButton(quoteForm(page)).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(bodies).toEqual([]);
  scripts.arrive();
  await expect(successMessage(page)).toBeFocused();
  expect(bodies).toHaveLength(1);
  expect(await storedRequestsBy(name)).toHaveLength(1);
});
