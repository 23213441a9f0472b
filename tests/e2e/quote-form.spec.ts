import type { Locator } from "@playwright/test";
import { contact } from "#src/content/contact.ts";
import { tryAgain } from "#src/content/interface/errors.ts";
import { thumbBar } from "#src/content/interface/every-page.ts";
import {
  confirmSubmit,
  contactFallback,
  detailChips,
  didYouMean,
  failure,
  fieldsNeedAttention,
  fieldTexts,
  sentRequest,
  success,
} from "#src/content/interface/quote-form.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { detailsTooLong } from "#src/domain/quote-fields.ts";
import { detailsLimit } from "#src/domain/quote-request.ts";
import { builtPage, element } from "../support/built-pages.ts";
import { business } from "../support/business.ts";
import { timeOf, visitTime } from "../support/page-clock.ts";
import * as forms from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { suburb } from "../support/suburb-finder.ts";
import { enter, expect, fillIn, test, waitForHydration } from "../support/visitor.ts";

/** Firefox over WebDriver BiDi: no click is the second of a double click. */
const noDoubleClick = { tag: "@not-in-firefox" };

/** Presses a part once, as the first or the second click of a double click. */
async function pressMouse(part: Locator, clickCount: 1 | 2) {
  const { mouse } = part.page();
  await part.hover();
  await mouse.down({ clickCount });
  await mouse.up({ clickCount });
}

// The form of the other pages is the same component; the model sends from contact and dialog.
test("quote form: Enter logs, sends and stores what was typed", async ({ page, open }) => {
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
  const name = `${forms.uniqueName()} "Noa" O'Brien – ñandú 🧱`;
  const details = "Line one\n\n  <b>60 m²</b> & 'two' cars\\\nسلام =1+1";
  // What a campaign has added to the URL is sent as it is.
  const path = "/?utm_id=120212345678901234&name=a%20b&code=007#quote";
  await open(path);
  const form = forms.quoteForm(page);
  await fillIn(form, ` ${name}\u00a0\u200b`, "Other");
  await enter(form.getByLabel("Email"), "\ufeffthandi@example.co.za");
  await enter(form.getByLabel("Project Details"), `${details}\u202e\t`);
  const before = await timeOf(page);
  await form.getByLabel("Phone").press("Enter");
  await expect(page.getByText(forms.quoteForms.home.thanks[0], { exact: true })).toBeVisible();

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
    page_url: new URL(page.url()).origin + path,
  });
  expect(submitted_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(submitted_at ?? "")).toBeGreaterThanOrEqual(before);
  expect(Date.parse(submitted_at ?? "")).toBeLessThanOrEqual(await timeOf(page));
  expect(await page.evaluate(() => Reflect.get(window, "order"))).toEqual([
    { logged: [expect.any(String), stored?.request] },
    { sent: JSON.stringify(stored?.request) },
  ]);
});

test("quote form: helps the keyboard of a phone and the browser's autofill", () => {
  const uncorrected = { autocorrect: "off", autocapitalize: "words", spellcheck: "false" };
  const expected = {
    name: { autocomplete: "name", ...uncorrected },
    email: { autocomplete: "email", type: "email", autocapitalize: "none" },
    phone: { autocomplete: "tel", type: "tel" },
    area: { autocomplete: "address-level2", ...uncorrected },
  };
  for (const [name, attributes] of Object.entries(expected)) {
    const field = element(builtPage("/contact").document, `input[name=${name}]`);
    const lowerCase = Object.entries(field.attributes).map(([key, value]) => [
      key.toLowerCase(),
      value,
    ]);
    expect(Object.fromEntries(lowerCase)).toMatchObject({ enterkeyhint: "next", ...attributes });
  }
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  // Over WebDriver BiDi there is no touch screen.
  test("Enter in the quote form: moves to the next field until a service is chosen, and then submits in Area @not-in-firefox", async ({
    page,
  }) => {
    const bodies = forms.sentBodies(page);
    const form = await forms.openForm(page, "contact");
    // Password managers put buttons beside the fields.
    await form.getByRole("textbox").evaluateAll((fields) => {
      for (const field of fields) {
        field.after(Object.assign(document.createElement("button"), { type: "button" }));
      }
    });
    await form.getByLabel("Name").focus();
    for (const next of ["Email", "Phone", "Area", "Service"]) {
      await page.keyboard.press("Enter");
      await expect(form.getByLabel(next)).toBeFocused();
    }
    await expect(form.getByRole("region", { name: forms.anySummaryTitle })).toHaveCount(0);

    await test.step("held on Submit, it submits an incomplete form once", async () => {
      await forms.submitButton(form).focus();
      await page.keyboard.down("Enter");
      await expect(page.getByRole("region", { name: fieldsNeedAttention(5) })).toBeFocused();
      // A repeated submit would move the focus away from the button again.
      await forms.submitButton(form).focus();
      await page.keyboard.down("Enter");
      await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
      await expect(forms.submitButton(form)).toBeFocused();
    });

    await test.step("in Project Details, it starts a new line", async () => {
      await fillIn(form, forms.uniqueName());
      await enter(form.getByLabel("Project Details"), "One");
      await page.keyboard.down("Enter");
      await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
      await page.keyboard.type("Two");
      await expect(form.getByLabel("Project Details")).toHaveValue("One\n\nTwo");
      expect(bodies).toEqual([]);
    });

    await expect(form.getByLabel("Area")).toHaveAttribute("enterkeyhint", "send");
    await form.getByLabel("Area").press("Enter");
    await expect(page.getByText(forms.quoteForms.contact.thanks[0], { exact: true })).toBeVisible();
    expect(bodies).toHaveLength(1);
  });
});

test("Enter in the quote form: ends a composition without leaving the field @not-in-firefox @not-in-webkit", async ({
  page,
}) => {
  const form = await forms.openForm(page, "contact");
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
  await expect(form.getByRole("region", { name: forms.anySummaryTitle })).toHaveCount(0);
});

test("quote form: focuses what went wrong, unless the visitor has moved on", async ({ page }) => {
  const form = await forms.openForm(page, "dialog");
  const four = page.getByRole("region", { name: fieldsNeedAttention(4) });
  await test.step("to an error summary whose links lead to the fields, after each submit", async () => {
    await enter(form.getByLabel("Phone"), "082 555 0123");
    await forms.submitButton(form).click();
    await expect(four).toBeFocused();
    await expect(four).toBeInViewport();
    await expect(four.getByRole("link")).toHaveText(["Name", "Email", "Area", "Service"]);
    for (const label of ["Service", "Name"]) {
      await four.getByRole("link", { name: label }).click();
      await expect(form.getByLabel(label)).toBeFocused();
    }
    expect(page.url()).not.toContain("#");
    await forms.submitButton(form).press("Enter");
    await expect(four).toBeFocused();
  });

  await test.step("each message has a sentence that helps", async () => {
    for (const { label, help = "" } of [fieldTexts.name, fieldTexts.email])
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(help));
  });

  await test.step("a dialog that is opened again starts without errors", async () => {
    await forms.closeDialog(page);
    await forms.openDialog(page);
    await expect(form.getByLabel("Phone")).toHaveValue("082 555 0123");
    await expect(page.getByText(forms.anySummaryTitle)).toHaveCount(0);
  });

  await test.step("not from a field that got it since the submit", async () => {
    // In one task, so that nothing is rendered in between.
    await forms.submitButton(form).evaluate((button) => {
      if (!(button instanceof HTMLButtonElement)) throw new Error("Expected a button.");
      button.focus();
      button.click();
      const name = button.form?.elements.namedItem("name");
      if (name instanceof HTMLInputElement) name.focus();
    });
    await expect(four).toBeVisible();
    await expect(form.getByLabel("Name")).toBeFocused();
  });

  await test.step("nor from what is typed when the request fails", async () => {
    const release = await forms.holdRequests(page, 500);
    await forms.fillInAndSubmit(form, forms.uniqueName());
    await form.getByLabel("Project Details").focus();
    await page.keyboard.press("End");
    release();
    await expect(forms.failureMessage(page)).toBeVisible();
    await page.keyboard.type(" Cobbles, please.");
    await expect(form.getByLabel("Project Details")).toHaveValue(/ Cobbles, please\.$/);
  });

  await test.step("Try again leaves it in the form while it sends", async () => {
    const release = await forms.holdRequests(page);
    await forms.failureMessage(page).getByRole("button", { name: tryAgain }).press("Enter");
    const sending = form.getByRole("button", { name: "Submitting..." });
    await expect(sending).toBeFocused();
    await expect(sending).toBeDisabled();
    release();
  });
});

/** The line about a request of today, and about one of another day. */
const sentToday = new RegExp(sentRequest.at(sentRequest.today("\\d\\d:\\d\\d")));
const sentEarlier = new RegExp(sentRequest.at(sentRequest.earlier("\\d+ [^.]+", "\\d\\d:\\d\\d")));

test("quote form: says that it sends, and for the whole visit that it has", async ({ page }) => {
  await page.clock.install({ time: visitTime });
  const name = forms.uniqueName();
  const form = await forms.openForm(page, "contact");
  const service = await form.getByLabel("Service").elementHandle();
  const status = form.getByRole("status");
  await test.step("announces a long wait", async () => {
    const release = await forms.holdRequests(page);
    await forms.fillInAndSubmit(form, name);
    await expect(form.getByRole("button", { name: "Submitting..." })).toBeFocused();
    await expect(status).not.toBeEmpty();
    release();
  });

  await test.step("then the outcome alone", async () => {
    await expect(forms.successMessage(page)).toBeFocused();
    await expect(forms.successMessage(page)).toHaveAccessibleDescription(success.text);
    await expect(forms.successMessage(page).getByRole("heading")).toBeInViewport();
    await expect(
      forms.successMessage(page).getByRole("link", { name: business.visiblePhone }),
    ).toBeVisible();
    await expect(status).toBeEmpty();
    // A screen reader would follow the list of services to its new value.
    await expect(form.getByLabel("Service")).toHaveValue("");
    expect(await service?.evaluate((field) => field.isConnected)).toBe(false);
    const photos = forms.quoteForm(page).getByRole("link", { name: sentRequest.email });
    await expect(photos).toHaveAttribute("href", new RegExp(`body=.*${encodeURIComponent(name)}`));
  });

  await test.step("but stays in the list of services, if the visitor is there", async () => {
    const release = await forms.holdRequests(page);
    await forms.fillInAndSubmit(form, name);
    await form.getByLabel("Service").focus();
    release();
    await expect(forms.successMessage(page)).toBeVisible();
    await expect(form.getByLabel("Service")).toHaveValue("");
    await expect(form.getByLabel("Service")).toBeFocused();
  });

  const line = forms.quoteForm(page).getByText(sentToday);
  await test.step("says in every form that a request was sent", async () => {
    await forms.followHeaderLink(page, "Home");
    await expect(line).toBeVisible();
    await forms.quoteButton(page).click();
    await expect(forms.quoteDialog(page).getByText(sentToday)).toBeVisible();
    await forms.closeDialog(page);
  });

  await test.step("after a reload, too, where nothing personal is stored", async () => {
    // A phone drops the page while its owner takes the photos.
    await page.reload();
    await waitForHydration(page);
    await expect(line).toBeVisible();
    expect(await forms.valuesOf(forms.quoteForm(page))).toEqual(forms.empty);
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).not.toContain("Thandi");
  });

  await test.step("and with its day on the next one", async () => {
    await page.clock.setFixedTime((await timeOf(page)) + 24 * 60 * 60 * 1000);
    await forms.followHeaderLink(page, "About");
    await forms.followHeaderLink(page, "Home");
    await expect(forms.quoteForm(page).getByText(sentEarlier)).toBeVisible();
  });
});

test.describe("quote form after a failure", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("says so each time, and offers to call, email or copy the request", async ({ page }) => {
    await page.clock.install({ time: visitTime });
    const name = `${forms.uniqueName()} & co + 1%`;
    const { form } = await forms.submitAndFail(page, { name });
    const message = forms.failureMessage(page);
    await test.step("the toast stays open for hours", async () => {
      await expect(forms.errorToast(page)).toBeVisible();
      await page.clock.fastForward("01:00:00");
      await expect(forms.errorToast(page)).toBeVisible();
      await forms.dismissButton(page).click();
      await expect(forms.errorToast(page)).toHaveCount(0);
      await expect(message).toBeVisible();
    });

    await test.step("each failure has a new one, because a screen reader announces new elements only", async () => {
      await forms.submitButton(form).click();
      await expect(forms.errorToast(page)).toBeVisible();
      const first = await forms.errorToast(page).elementHandle();
      await forms.submitButton(form).click();
      await expect.poll(() => first?.evaluate((toast) => toast.isConnected)).toBe(false);
      await expect(forms.errorToast(page)).toHaveCount(1);
      await expect(message).toBeFocused();
    });

    await test.step("the request can be sent in other ways", async () => {
      const hrefOf = (link: string) =>
        message.getByRole("link", { name: link }).getAttribute("href");
      expect(await hrefOf(business.visiblePhone)).toBe(`tel:${business.callNumber}`);
      expect(await hrefOf(contactFallback.emailLink)).toMatch(`mailto:${business.email}?`);
      expect(await hrefOf(contactFallback.emailLink)).toContain(encodeURIComponent(name));
      await message.getByRole("button", { name: contactFallback.copyButton }).click();
      await expect(message.getByRole("status")).toHaveText(contactFallback.copied);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(`Name: ${name}\nEmail: thandi@example.co.za\n`);
    });
  });
});

test.describe("a long request", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("that its receiver finds too large can be shortened or copied whole, not tried again", async ({
    page,
  }) => {
    const details = "Môre! 🧱 ".repeat(500);
    const form = await forms.openForm(page, "contact");
    await forms.answerWith(page, 413);
    await fillIn(form, forms.uniqueName());
    await enter(form.getByLabel("Project Details"), details);
    await forms.submitButton(form).click();
    const message = forms.failureMessage(page);
    await expect(message).toContainText(failure.reasons.tooLarge);
    await expect(forms.errorToast(page)).toBeVisible();
    await expect(message.getByRole("button", { name: tryAgain })).toHaveCount(0);
    await expect(message.getByText(contactFallback.shortened)).toBeVisible();
    await message.getByRole("button", { name: contactFallback.copyButton }).click();
    await expect(message.getByRole("status")).toHaveText(contactFallback.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(details.trim());
  });

  test("stays as it was pasted, and says what to do, where no receiver would take it", async ({
    page,
  }) => {
    const bodies = forms.sentBodies(page);
    const form = await forms.openForm(page, "contact");
    const details = form.getByLabel("Project Details");
    const pasted = "brick ".repeat(12_000);
    await fillIn(form, forms.uniqueName());
    await enter(details, pasted);
    await forms.submitButton(form).click();
    await expect(details).toHaveAccessibleDescription(new RegExp(detailsTooLong));
    await expect(details).toHaveValue(pasted);
    expect(bodies).toEqual([]);
    await enter(details, pasted.slice(0, detailsLimit));
    await expect(form.getByText(detailsTooLong)).toHaveCount(0);
    await forms.submitButton(form).click();
    await expect(forms.successMessage(page)).toBeVisible();
  });
});

test("quote form: asks about a filled honeypot once the request could be sent, and sends none before", async ({
  page,
}) => {
  const bodies = forms.sentBodies(page);
  const form = await forms.openForm(page, "contact");
  await forms.fillHoneypot(form);
  await forms.submitButton(form).click();
  await expect(page.getByRole("region", { name: fieldsNeedAttention(5) })).toBeFocused();
  await forms.fillInAndSubmit(form, forms.uniqueName());
  const question = form.getByRole("region", { name: confirmSubmit.title });
  await expect(question).toBeFocused();
  expect(bodies).toEqual([]);
  await question.getByRole("button", { name: confirmSubmit.button }).click();
  await expect(forms.successMessage(page)).toBeVisible();
});

test(
  "quote form: a double click around a failure sends one request, and leaves the focus on the message",
  noDoubleClick,
  async ({ page }) => {
    const bodies = forms.sentBodies(page);
    const form = await forms.openForm(page, "contact");
    await forms.answerWith(page, 500);
    await fillIn(form, forms.uniqueName());
    await pressMouse(forms.submitButton(form), 1);
    await expect(forms.failureMessage(page)).toBeFocused();
    // The message has moved the form: the second click is on the button still, or on a field.
    for (const part of [form.getByLabel("Project Details"), forms.submitButton(form)]) {
      await pressMouse(part, 2);
      await expect(forms.failureMessage(page)).toBeFocused();
    }
    await expect(page.getByText(forms.anySummaryTitle)).toHaveCount(0);
    await expect(forms.dismissButton(page)).toHaveCount(1);
    expect(bodies).toHaveLength(1);
  },
);

test("quote form: asks about a mistyped mail host, and moves no field", async ({ page }) => {
  const form = await forms.openForm(page, "contact");
  const email = form.getByLabel("Email");
  const question = form.getByRole("button", { name: didYouMean("gmail.com") });
  const before = await email.boundingBox();
  await enter(email, "Thandi@gmial.com");
  await expect(question).toHaveCount(0);
  await form.getByLabel("Phone").focus();
  await expect(page.locator("#announcer")).toHaveText(didYouMean("gmail.com"));
  expect(await email.boundingBox()).toEqual(before);
  await question.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("Thandi@gmail.com");
  await form.getByLabel("Phone").focus();
  await expect(question).toHaveCount(0);
});

const [[own, rent]] = detailChips.groups;

test("quote form: chips add a sentence, one of a group, and take it out", async ({ page }) => {
  const form = await forms.openForm(page, "contact");
  const details = form.getByLabel("Project Details");
  const chips = form.getByRole("group", { name: detailChips.name });
  const chip = ({ label }: { label: string }) => chips.getByRole("button", { name: label });
  await enter(details, "Steep.");
  await chip(own).click();
  await expect(details).toHaveValue(`Steep.\n${own.sentence}`);
  await expect(chip(own)).toHaveAttribute("aria-pressed", "true");
  await chip(rent).press("Space");
  await expect(details).toHaveValue(`Steep.\n${rent.sentence}`);
  await expect(chip(own)).toHaveAttribute("aria-pressed", "false");
  await chip(rent).press("Enter");
  await expect(details).toHaveValue("Steep.");
  await chip(own).click();
  await enter(details, `Steep.\n${own.sentence} My brother too.`);
  await expect(chip(own)).toHaveAttribute("aria-pressed", "false");

  await test.step("Area suggests the suburbs that the site knows", async () => {
    const area = form.getByLabel("Area");
    await area.focus();
    const list = page.locator(`datalist[id="${await area.getAttribute("list")}"]`);
    for (const value of [suburb.inWords, "Sandton"]) {
      await expect(list.locator(`option[value='${value}']`)).toBeAttached();
    }
  });
});

test("contact page: shows two fields at once, to which a phone's bar leads", async ({ page }) => {
  const form = forms.quoteForm(page);
  const bar = page.getByRole("navigation", { name: thumbBar });
  for (const { hasBar, ...viewport } of [
    { width: 1280, height: 800, hasBar: false },
    { width: 390, height: 780, hasBar: true },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/contact");
    await expect(bar).toBeVisible({ visible: hasBar });
    const barTop = hasBar ? (await bar.boundingBox())?.y : viewport.height;
    for (const label of ["Name", "Email"]) {
      const box = await form.getByLabel(label).boundingBox();
      if (box === null) throw new Error(`Expected the field ${label}, got none.`);
      expect(box.y + box.height).toBeLessThanOrEqual(barTop ?? 0);
    }
  }

  await waitForHydration(page);
  for (const press of ["first", "second"]) {
    await page
      .getByRole("heading", { name: blockIn(contact, "map").heading })
      .scrollIntoViewIfNeeded();
    await bar.getByRole("link", { name: "Free Quote" }).click();
    await expect(form.getByLabel("Name"), `${press} press`).toBeFocused();
    const label = form.getByText("Name *");
    await expect(label).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await label.boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});
