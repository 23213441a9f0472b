import type { Locator } from "@playwright/test";
import * as words from "#src/content/interface/quote-form.ts";
import { openingHoursInWords } from "#src/domain/opening-hours.ts";
import { serialisePlan } from "#src/planner/domain/plan-link.ts";
import { planPriceText } from "#src/planner/results/plan-texts.ts";
import { business } from "../support/business.ts";
import { mainHeading } from "../support/landmarks.ts";
import { timeOf, visitTime } from "../support/page-clock.ts";
import { driveway, planDrawing } from "../support/paving-planner.ts";
import * as forms from "../support/quote-forms.ts";
import { enter, expect, nextFrame, requestFields, test } from "../support/visitor.ts";

const plan = { id: 1, plan: serialisePlan(driveway), path: "/services/driveway" };

test("quote dialog: makes the page behind it inert until it closes", async ({ page }) => {
  const form = await forms.openForm(page, "dialog");
  const main = page.getByRole("main");
  await expect(main).toHaveCount(0);
  await page.getByRole("link", { name: "Call Us", includeHidden: true }).first().focus();
  await expect(forms.quoteDialog(page).locator(":focus")).toHaveCount(1);
  // Not even a screen reader that sets the focus itself gets there (WCAG 2.2, 4.1.2).
  const focusable = page
    .locator("[aria-hidden=true]")
    .locator("a, button, input, select, textarea");
  await expect(focusable).not.toHaveCount(0);
  expect(
    await focusable.evaluateAll((all) => all.filter((one) => !one.closest("[inert]"))),
  ).toEqual([]);

  await test.step("Tab goes round in the dialog", async () => {
    const control = (name: string) =>
      form.getByRole("link", { name }).or(form.getByRole("button", { name }));
    const field = (name: string) => form.getByLabel(name);
    const stops: Locator[] = [
      ...["Name", "Email", "Phone", "Area", "Service"].map(field),
      ...words.detailChips.groups.flat().map(({ label }) => control(label)),
      field("Project Details"),
      ...[words.clearButton, "Privacy Policy", "Submit Request"].map(control),
      forms.closeButton(page),
    ];
    await forms.closeButton(page).focus();
    for (const stop of stops) {
      await page.keyboard.press("Tab");
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press("Shift+Tab");
    await expect(forms.submitButton(form)).toBeFocused();
  });

  await test.step("it stays open when a text selection ends outside", async () => {
    await enter(form.getByLabel("Name"), "Thandi Nkosi");
    await form.getByLabel("Name").hover();
    await page.mouse.down();
    await page.mouse.move(8, 400);
    await page.mouse.up();
    await expect(form.getByLabel("Name")).toHaveValue("Thandi Nkosi");
    await expect(forms.quoteDialog(page)).toBeVisible();
  });

  await test.step("the page behind scrolls no more until it closes", async () => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    // The driver may have scrolled to the button.
    const before = await scrollY();
    await page.mouse.wheel(0, 300);
    await nextFrame(page);
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    expect(await scrollY()).toBe(before);
    await page.keyboard.press("Escape");
    await expect(main).toBeVisible();
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollY).toBeGreaterThan(before);
  });
});

test("quote dialog: keeps the focus before the page behind it is inert", async ({ page, open }) => {
  await page.clock.install({ time: visitTime });
  await open("/");
  const behind = page.locator("#root");
  await forms.quoteButton(page).focus();
  await page.clock.pauseAt((await timeOf(page)) + 1000);
  await page.keyboard.press("Enter");
  const name = forms.quoteDialog(page).getByLabel("Name");
  // In steps of one paint, shorter than the page's own timeout.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(name).toBeFocused({ timeout: 50 });
  }).toPass();
  await expect(behind).not.toHaveAttribute("inert");
  await page.keyboard.press("Shift+Tab");
  await expect(forms.closeButton(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(forms.submitButton(forms.quoteDialog(page))).toBeFocused();
  // As a screen reader moves the focus, which follows its own cursor.
  await forms.quoteButton(page).focus();
  await expect(forms.submitButton(forms.quoteDialog(page))).toBeFocused();

  await page.clock.runFor(1000);
  await expect(behind).toHaveAttribute("inert");
});

test("quote dialog: leaves the focus in what an extension has put beside the page", async ({
  page,
}) => {
  const form = await forms.openForm(page, "dialog");
  await page.evaluate(() => {
    const host = document.createElement("div");
    host.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 99999";
    const search = Object.assign(document.createElement("input"), { ariaLabel: "Vault" });
    host.attachShadow({ mode: "open" }).append(search);
    document.body.append(host);
  });
  const search = page.getByLabel("Vault");
  await search.click();
  await page.keyboard.type("bank");
  await expect(search).toHaveValue("bank");
  await expect(form.getByLabel("Name")).toHaveValue("");
});

test("quote dialog: keeps its title and its submit button in view", async ({ page }) => {
  const form = await forms.openForm(page, "dialog");
  const title = forms.quoteDialog(page).getByRole("heading", { level: 2 });
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    for (const part of [title, forms.submitButton(form)])
      await expect(part).toBeInViewport({ ratio: 1 });
    await forms.submitButton(form).click();
    await expect(form.getByRole("region")).toBeFocused();
    for (const part of [title, forms.submitButton(form)])
      await expect(part).toBeInViewport({ ratio: 1 });
    await form.getByLabel("Project Details").focus();
    for (const part of [title, forms.submitButton(form)])
      await expect(part).toBeInViewport({ ratio: 1 });
  }

  await test.step("and scrolls to what Tab leads to in a low window", async () => {
    await page.setViewportSize({ width: 740, height: 300 });
    await forms.submitButton(form).focus();
    for (const [key, stop] of [
      ["Tab", forms.closeButton(page)],
      ["Shift+Tab", forms.submitButton(form)],
    ] as const) {
      await page.keyboard.press(key);
      await expect(stop).toBeFocused();
      await expect(stop).toBeInViewport({ ratio: 1 });
    }
  });
});

test("quote dialog: reports its own request, the form behind it does not", async ({ page }) => {
  const form = await forms.openForm(page, "dialog");
  const release = await forms.holdRequests(page);
  await forms.fillInAndSubmit(form, forms.uniqueName());
  const sending = page.getByText(words.progress.sending);
  await expect(sending).toBeVisible();
  await forms.closeDialog(page);
  await expect(forms.quoteForm(page).getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expect(sending).toHaveCount(0);
  release();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
  await expect(forms.submitButton(forms.quoteForm(page))).toBeEnabled();
  await expect(
    forms.quoteForm(page).getByRole("region", { name: words.success.title }),
  ).toHaveCount(0);
});

test("quote dialog: after a request, a panel where the visitor stood says what was sent and what follows", async ({
  page,
}) => {
  await forms.startWithPlans(page, [plan]);
  const form = await forms.openForm(page, "dialog");
  const name = forms.uniqueName();
  await forms.fillInAndSubmit(form, name);
  const panel = forms.successMessage(page);
  await expect(panel).toBeFocused();
  await expect(forms.quoteDialog(page)).toHaveCount(0);
  await expect(panel).toHaveAccessibleDescription(words.success.textAfterDialog);
  await expect(panel.getByRole("heading")).toBeInViewport();
  await expect(panel).toContainText(openingHoursInWords(business));
  await expect(panel.getByRole("listitem")).toContainText([planPriceText(driveway)]);
  await expect(panel.getByRole("link", { name: words.sentRequest.email })).toBeVisible();
  await expect(panel.getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await panel.getByText(words.success.whatWasSent).click();
  for (const [label, value] of Object.entries(requestFields(name))) {
    await expect(panel.getByRole("term").filter({ hasText: label })).toBeVisible();
    await expect(panel.getByText(value, { exact: true })).toBeVisible();
  }

  await test.step("and goes with the page", async () => {
    await forms.followHeaderLink(page, "FAQs");
    await expect(panel).toHaveCount(0);
  });
});

test("quote form: a success in the page says what happens next", async ({ page }) => {
  await forms.startWithPlans(page, [plan]);
  const form = await forms.openForm(page, "contact");
  await forms.fillInAndSubmit(form, forms.uniqueName());
  await expect(forms.successMessage(page)).toBeFocused();
  await expect(forms.successMessage(page)).toContainText(openingHoursInWords(business));
  await forms.successMessage(page).getByRole("link", { name: words.success.openToPrint }).click();
  await expect(planDrawing(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/services/driveway\\?plan=${plan.plan}`));
});

test("quote dialog: keeps the focus of a press during opening", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const submit = document.querySelector<HTMLElement>("[role=dialog] [type=submit]");
      if (submit === null) return;
      observer.disconnect();
      submit.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await forms.openDialog(page);
  // Once the page is inert, the dialog moves the focus no more.
  await expect(mainHeading(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: words.fieldsNeedAttention(5) })).toBeFocused();

  await test.step("and stays open while Enter is held on its button", async () => {
    await forms.closeDialog(page);
    await forms.quoteButton(page).focus();
    await page.keyboard.down("Enter");
    await expect(forms.quoteDialog(page).locator(":focus")).toHaveCount(1);
    for (let press = 0; press < 10; press += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(forms.quoteDialog(page)).toBeVisible();
    await expect(page.getByText(forms.anySummaryTitle)).toHaveCount(0);
  });
});

// Over WebDriver BiDi, Firefox reports "detail: 1" for the second click of a double click, too.
test("quote dialog: a double click opens it @not-in-firefox", async ({ page, open }) => {
  await open("/");
  // The second click lands outside the open dialog.
  await forms.quoteButton(page).hover();
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await expect(forms.quoteDialog(page)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(forms.submitButton(forms.quoteDialog(page))).toBeVisible();
  await expect(forms.quoteButton(page)).toHaveCount(0);
});
