import type { Locator, Page } from "@playwright/test";
import { fieldsNeedAttention, success } from "#src/content/interface/quote-form.ts";
import { timeOf, visitTime } from "../support/page-clock.ts";
import {
  anySummaryTitle,
  failureMessage,
  fillInAndSubmit,
  holdRequests,
  openForm,
  quoteForms,
  sentBodies,
  submitButton,
  successMessage,
  uniqueName,
} from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { enter, expect, fillIn, test } from "../support/visitor.ts";

/** docs/specification.md#validation */
const errors = {
  Name: "Name must be at least 2 characters",
  Email: "Invalid email address",
  Phone: "Please enter a valid phone number",
  Area: "Please enter your area",
  Service: "Please select a service",
};

/** Red, green and blue of a control's border. */
const borderColour = (field: Locator) =>
  field.evaluate((control) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(control).borderTopColor.match(/\d+/g)?.map(Number) ?? [];
    return [red, green, blue] as const;
  });

const summary = (page: Page, text: string) => page.getByRole("region", { name: text });

// The form of the contact page is the same component; the model sends from it and from the dialog.
for (const location of ["home", "dialog"] as const) {
  test.describe(`quote form (${location})`, () => {
    test("logs, sends and stores what was typed, character by character", async ({ page }) => {
      // Recorded in the page: the events that reach the test may swap their order.
      await page.addInitScript(() => {
        const order: unknown[] = [];
        Object.assign(window, { order });
        const { log } = console;
        const { fetch } = window;
        console.log = (...words) => {
          order.push({ logged: structuredClone(words) });
          log(...words);
        };
        window.fetch = (input, init) => {
          if (init?.method === "POST") order.push({ sent: init.body });
          return fetch(input, init);
        };
      });
      const name = `${uniqueName()} "Noa" O'Brien – ñandú 🧱`;
      const details = "Line one\n\n  <b>60 m²</b> & 'two' cars\\\nسلام =1+1";
      const form = await openForm(page, location);
      const pageUrl = page.url();
      await fillIn(form, ` ${name}\u00a0\u200b`, "Other");
      await enter(form.getByLabel("Email"), "\ufeffthandi@example.co.za");
      await enter(form.getByLabel("Project Details"), `${details}\u202e\t`);
      const before = await timeOf(page);
      await submitButton(form).click();
      await expect(page.getByText(quoteForms[location].thanks[0], { exact: true })).toBeVisible();

      const [stored, ...others] = await storedRequestsBy(name);
      expect(others).toEqual([]);
      const { submitted_at, ...typed } = stored?.request ?? {};
      expect(typed).toEqual({
        name,
        email: "thandi@example.co.za",
        phone: "+27 (82) 555 01 23",
        area: "Rynfield",
        service: "Other",
        message: details,
        page_url: pageUrl,
      });
      expect(submitted_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Date.parse(submitted_at ?? "")).toBeGreaterThanOrEqual(before);
      expect(Date.parse(submitted_at ?? "")).toBeLessThanOrEqual(await timeOf(page));
      expect(await page.evaluate(() => Reflect.get(window, "order"))).toEqual([
        { logged: [expect.any(String), stored?.request] },
        { sent: JSON.stringify(stored?.request) },
      ]);
    });
  });
}

test.describe("quote form (contact)", () => {
  test("shows an error below each invalid field and sends nothing", async ({ page }) => {
    const bodies = sentBodies(page);
    const form = await openForm(page, "contact");
    const details = form.getByLabel("Project Details");
    const validColour = await borderColour(details);
    await submitButton(form).click();
    for (const [label, error] of Object.entries(errors)) {
      const field = form.getByLabel(label);
      const message = form.getByText(error, { exact: true });
      await expect(page.getByText(error, { exact: true })).toHaveCount(1);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${error}`));
      await expect(message.locator("..").locator("svg")).toBeVisible();
      const [red, green, blue] = await borderColour(field);
      expect([red, green, blue]).not.toEqual(validColour);
      expect(red).toBeGreaterThan(2 * Math.max(green, blue));
      const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
      expect((await message.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(y + height);
    }
    await expect(details).toHaveAttribute("aria-invalid", "false");
    expect(bodies).toEqual([]);
  });

  test("helps the keyboard of a phone and the browser's autofill", async ({ page }) => {
    const form = await openForm(page, "contact");
    const next = { enterkeyhint: "next" };
    const attributes = {
      Name: { ...next, autocomplete: "name" },
      Email: {
        ...next,
        autocomplete: "email",
        type: "email",
        inputmode: "email",
        autocapitalize: "none",
      },
      Phone: { ...next, autocomplete: "tel", type: "tel", inputmode: "tel" },
      Area: { ...next, autocomplete: "address-level2" },
    };
    for (const [label, expected] of Object.entries(attributes)) {
      for (const [name, value] of Object.entries(expected)) {
        await expect(form.getByLabel(label)).toHaveAttribute(name, value);
      }
    }
  });
});

for (const location of ["contact", "dialog"] as const) {
  test.describe(`Enter in the quote form (${location}) on a touch screen`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    // Over WebDriver BiDi there is no touch screen.
    test("moves to the next field until a service is chosen, and then submits in Area @not-in-firefox", async ({
      page,
    }) => {
      const bodies = sentBodies(page);
      const form = await openForm(page, location);
      // Password managers put buttons beside the fields.
      await form.getByRole("textbox").evaluateAll((fields) => {
        for (const field of fields) {
          field.after(Object.assign(document.createElement("button"), { type: "button" }));
        }
      });
      await form.getByLabel("Name").focus();
      for (const [label, next] of [
        ["Name", "Email"],
        ["Email", "Phone"],
        ["Phone", "Area"],
        ["Area", "Service"],
      ] as const) {
        await expect(form.getByLabel(label)).toBeFocused();
        await expect(form.getByLabel(label)).toHaveAttribute("enterkeyhint", "next");
        await page.keyboard.press("Enter");
        await expect(form.getByLabel(next)).toBeFocused();
      }
      await expect(form.getByRole("region", { name: anySummaryTitle })).toHaveCount(0);
      expect(bodies).toEqual([]);

      await fillIn(form, uniqueName());
      await expect(form.getByLabel("Area")).toHaveAttribute("enterkeyhint", "send");
      await form.getByLabel("Area").press("Enter");
      await expect(page.getByText(quoteForms[location].thanks[0], { exact: true })).toBeVisible();
      expect(bodies).toHaveLength(1);
    });
  });
}

test("Enter in the quote form: at a desk, submits from any field, and says what is missing", async ({
  page,
}) => {
  const bodies = sentBodies(page);
  const form = await openForm(page, "contact");
  await form.getByLabel("Name").press("Enter");
  await expect(summary(page, fieldsNeedAttention(5))).toBeFocused();
  await fillIn(form, uniqueName());
  await form.getByLabel("Phone").press("Enter");
  await expect(successMessage(page)).toBeFocused();
  expect(bodies).toHaveLength(1);
});

test("Enter in the quote form: ends a composition without leaving the field @not-in-firefox @not-in-webkit", async ({
  page,
}) => {
  const form = await openForm(page, "contact");
  const name = form.getByLabel("Name");
  await name.focus();
  // Chromium's protocol alone can compose.
  const session = await page.context().newCDPSession(page);
  const compose = { text: "にほ", selectionStart: 2, selectionEnd: 2 };
  await session.send("Input.imeSetComposition", compose);
  await page.keyboard.press("Enter");
  await session.send("Input.insertText", { text: "日本" });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(/日本$/);
  await expect(form.getByRole("region", { name: anySummaryTitle })).toHaveCount(0);
});

test.describe("quote form (dialog)", () => {
  test("focuses an error summary whose links lead to the fields, after each submit", async ({
    page,
  }) => {
    const form = await openForm(page, "dialog");
    await enter(form.getByLabel("Phone"), "082 555 0123");
    await submitButton(form).click();
    const four = summary(page, fieldsNeedAttention(4));
    await expect(four).toBeFocused();
    await expect(four).toBeInViewport();
    await expect(four.getByRole("link")).toHaveText(["Name", "Email", "Area", "Service"]);
    for (const label of ["Service", "Name"]) {
      await four.getByRole("link", { name: label }).click();
      await expect(form.getByLabel(label)).toBeFocused();
    }
    expect(page.url()).not.toContain("#");
    await submitButton(form).press("Enter");
    await expect(four).toBeFocused();
  });

  test("leaves the focus where the visitor has moved it since submitting", async ({ page }) => {
    const form = await openForm(page, "dialog");
    // In one task, so that nothing is rendered in between.
    await submitButton(form).evaluate((button) => {
      if (!(button instanceof HTMLButtonElement)) throw new Error("Expected a button.");
      button.focus();
      button.click();
      const name = button.form?.elements.namedItem("name");
      if (name instanceof HTMLInputElement) name.focus();
    });
    await expect(form.getByRole("region", { name: anySummaryTitle })).toBeVisible();
    await expect(form.getByLabel("Name")).toBeFocused();

    const release = await holdRequests(page, 500);
    await fillInAndSubmit(form, uniqueName());
    await form.getByLabel("Project Details").focus();
    await page.keyboard.press("End");
    release();
    await expect(failureMessage(page)).toBeVisible();
    await page.keyboard.type(" Cobbles, please.");
    await expect(form.getByLabel("Project Details")).toHaveValue(/ Cobbles, please\.$/);
  });

  test("keeps the focus on its button while sending, announces a long wait, and then the outcome alone", async ({
    page,
  }) => {
    await page.clock.install({ time: visitTime });
    const form = await openForm(page, "contact");
    const release = await holdRequests(page);
    await fillIn(form, uniqueName());
    await submitButton(form).press("Enter");
    const sending = form.getByRole("button", { name: "Submitting..." });
    await expect(sending).toBeDisabled();
    await expect(sending).toBeFocused();
    const status = form.getByRole("status");
    await expect(status).not.toBeEmpty();
    release();
    await expect(successMessage(page)).toBeFocused();
    await expect(successMessage(page)).toHaveAccessibleDescription(success.text);
    await expect(status).toBeEmpty();
  });

  test("renders the list of services again after success, which a screen reader would follow", async ({
    page,
  }) => {
    const form = await openForm(page, "contact");
    const service = await form.getByLabel("Service").elementHandle();
    await fillInAndSubmit(form, uniqueName());
    await expect(successMessage(page)).toBeFocused();
    await expect(form.getByLabel("Service")).toHaveValue("");
    expect(await service?.evaluate((field) => field.isConnected)).toBe(false);
  });
});
