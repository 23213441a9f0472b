import { clearButton, formCleared } from "#src/content/interface/quote-form.ts";
import { everyScript, hold } from "../support/hold.ts";
import * as forms from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { enter, expect, fillIn, test, waitForHydration } from "../support/visitor.ts";

test("draft: all three forms share it", async ({ page }) => {
  const name = forms.uniqueName();
  await fillIn(await forms.openForm(page, "home"), name);
  await forms.quoteButton(page).click();
  await expect(forms.quoteDialog(page)).toBeVisible();
  expect(await forms.valuesOf(forms.quoteForm(page))).toEqual(forms.filled(name));
  await enter(forms.quoteForm(page).getByLabel("Area"), "Benoni");
  const scrollY = () => page.evaluate(() => window.scrollY);
  const before = await scrollY();
  // `page.goBack` would wait for a page to load.
  await page.evaluate(() => history.back());
  await expect(forms.quoteDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  expect(await scrollY()).toBe(before);
  await forms.followHeaderLink(page, "Contact");
  await expect(forms.quoteForm(page).getByLabel("Area")).toHaveValue("Benoni");
  expect(await forms.valuesOf(forms.quoteForm(page))).toEqual({
    ...forms.filled(name),
    Area: "Benoni",
  });
  await forms.followHeaderLink(page, "Home");
  await expect(forms.quoteForm(page).getByLabel("Area")).toHaveValue("Benoni");

  await test.step("and a page from the browser's cache shows what was stored since", async () => {
    // As if the visitor had sent the request on another page and pressed Back.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      sessionStorage.clear();
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect.poll(() => forms.valuesOf(forms.quoteForm(page))).toEqual(forms.empty);
  });
});

test("draft: Clear empties form and storage, and Undo brings back all of it", async ({ page }) => {
  const { form, name } = await forms.submitAndFail(page);
  const clear = () => form.getByRole("button", { name: clearButton }).press("Enter");
  await clear();
  await expect.poll(() => forms.valuesOf(form)).toEqual(forms.empty);
  await expect(forms.failureMessage(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Thandi");
  // Clearing does not validate the empty form.
  await expect(form.getByText(forms.anySummaryTitle)).toHaveCount(0);

  await page.getByRole("button", { name: formCleared.undo }).press("Enter");
  expect(await forms.valuesOf(form)).toEqual(forms.filled(name));
  await expect(forms.failureMessage(page)).toBeVisible();
  await expect(page.getByText(formCleared.title)).toHaveCount(0);
  await page.reload();
  await expect.poll(() => forms.valuesOf(form)).toEqual(forms.filled(name));

  await clear();
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => forms.valuesOf(form)).toEqual(forms.empty);
  await expect(forms.failureMessage(page)).toHaveCount(0);
});

test("draft: text typed early is on the next page, where newer overrides it", async ({ page }) => {
  const name = forms.uniqueName();
  const scripts = await hold(page, everyScript);
  await page.goto("/");
  await fillIn(forms.quoteForm(page), name);
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await enter(forms.quoteForm(page).getByLabel("Area"), "Benoni");
  scripts.arrive();
  await waitForHydration(page);
  await expect
    .poll(() => forms.valuesOf(forms.quoteForm(page)))
    .toEqual({ ...forms.filled(name), Area: "Benoni" });
});

test("draft: what was sent does not come back into a field that had the focus before hydration", async ({
  page,
}) => {
  const scripts = await hold(page, everyScript);
  await page.goto("/contact");
  await forms.quoteForm(page).getByLabel("Name").focus();
  scripts.arrive();
  await waitForHydration(page);
  const release = await forms.holdRequests(page, 200);
  await forms.fillInAndSubmit(forms.quoteForm(page), forms.uniqueName());
  await expect(forms.quoteForm(page).getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await forms.followHeaderLink(page, "About");
  release();
  await expect(page.getByText(forms.quoteForms.contact.thanks[0])).toBeVisible();
  await forms.followHeaderLink(page, "Contact");
  await expect(forms.submitButton(forms.quoteForm(page))).toBeVisible();
  expect(await forms.valuesOf(forms.quoteForm(page))).toEqual(forms.empty);
});

test("quote form submitted before hydration: sends one request afterwards", async ({ page }) => {
  const name = forms.uniqueName();
  const bodies = forms.sentBodies(page);
  const scripts = await hold(page, everyScript);
  await page.goto("/contact");
  await fillIn(forms.quoteForm(page), name);
  await forms.submitButton(forms.quoteForm(page)).click();
  await forms.submitButton(forms.quoteForm(page)).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(bodies).toEqual([]);
  scripts.arrive();
  await expect(forms.successMessage(page)).toBeFocused();
  expect(bodies).toHaveLength(1);
  expect(await storedRequestsBy(name)).toHaveLength(1);
});
