import type { Locator, Page } from "@playwright/test";
import { formFailedAfterSuccess } from "#src/content/interface/quote-form.ts";
import { attribute } from "#src/hydration/protocol.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { mobileMenuButton } from "../support/landmarks.ts";
import {
  fillInAndSubmit,
  openForm,
  quoteDialog,
  quoteForm,
  sentBodies,
  submitButton,
  uniqueName,
  valuesOf,
} from "../support/quote-forms.ts";
import { suburb, suburbField, suburbSuggestion } from "../support/suburb-finder.ts";
import { expect, requestFields, test, waitForHydration } from "../support/visitor.ts";

/** What extensions and browsers do to a page before its script runs; each runs in the page. */
const changes: Readonly<Record<string, () => void>> = {
  "nobody has changed": () => {},
  "a password manager has put elements beside the fields of": () => {
    for (const field of document.querySelectorAll("main input, main textarea")) {
      field.after(Object.assign(document.createElement("button"), { type: "button" }));
      field.setAttribute("data-manager", "1");
    }
  },
  "a translator has wrapped the texts of": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest("script, style, option"))
        continue;
      const font = document.createElement("font");
      text.parentNode?.replaceChild(font, text);
      font.append(`~${text.textContent}`);
    }
  },
  "a phone has linked addresses and hours of": () => {
    for (const item of document.querySelectorAll("address li span")) {
      const text = item.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE) continue;
      const link = document.createElement("a");
      link.href = "x-apple-data-detectors://0";
      text.replaceWith(link);
      link.append(text);
    }
  },
  "a click-to-call extension has linked the numbers of": () => {
    for (const number of document.querySelectorAll("a[href^=tel]")) {
      const link = document.createElement("a");
      link.append(...number.childNodes);
      number.append(link);
    }
  },
  "an extension has styled the root of": () => {
    for (const root of [document.documentElement, document.body]) {
      root.setAttribute("data-extension", "on");
      root.style.filter = "none";
    }
  },
};

/** Opens a page, lets others change it, lets a visitor act, then lets its script run. */
async function hydrateChanged(
  page: Page,
  path: string,
  change: () => void,
  act: () => Promise<unknown>,
) {
  const release = await delayScripts(page);
  await page.goto(path);
  await page.evaluate(change);
  await act();
  release();
  await waitForHydration(page);
}

/** Marks the page if the focused field is replaced and the new one does not have the focus at once. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    new MutationObserver((_, observer) => {
      if (field === null || field.isConnected) return;
      observer.disconnect();
      if (document.activeElement?.id !== field.id) document.documentElement.dataset.focus = "lost";
    }).observe(document, { childList: true, subtree: true });
  });

/** React reports HTML that it could not hydrate, a line for each part; nothing else may be reported. */
const unexpected = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith("error") && !/Minified React error #(418|423)/.test(line));

for (const [title, change] of Object.entries(changes)) {
  test.describe(`a page that ${title}`.replace(/ of$/, ""), () => {
    test("keeps what was typed, the focus and the caret", async ({ page, consoleLines }) => {
      await hydrateChanged(page, "/contact", change, async () => {
        await page.locator("#contact-email").fill("thandi@example.co.za");
        await page.locator("#contact-name").click();
        await page.keyboard.type("Thandi Nkosi");
        for (const _ of "Nkosi") await page.keyboard.press("ArrowLeft");
        await watchFocus(page);
      });
      // A letter that is typed while nothing has the focus is lost.
      await expect(page.locator("html")).not.toHaveAttribute("data-focus");
      const form = page.locator(`form[${attribute.quoteForm}]`);
      await expect(form.locator("[name=name]")).toBeFocused();
      await page.keyboard.type("X");
      await expect(form.locator("[name=name]")).toHaveValue("Thandi XNkosi");
      await expect(form.locator("[name=email]")).toHaveValue("thandi@example.co.za");
      expect(unexpected(consoleLines)).toEqual([]);
    });

    test("answers a press on the menu", async ({ page, consoleLines }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await hydrateChanged(page, "/contact", change, () => mobileMenuButton(page).click());
      await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "true");
      expect(unexpected(consoleLines)).toEqual([]);
    });

    test("answers a press on a quote button", async ({ page, consoleLines }) => {
      await hydrateChanged(page, "/areas/sandton", change, () =>
        page
          .getByRole("main")
          .getByRole("button", { name: "Request a Free Quote" })
          .first()
          .click(),
      );
      await expect(quoteDialog(page)).toBeVisible();
      await expect.poll(async () => (await valuesOf(quoteForm(page))).Area).toBe("Sandton");
      expect(unexpected(consoleLines)).toEqual([]);
    });

    test("answers a press in the form", async ({ page, consoleLines }) => {
      const chips = page.locator(`form[${attribute.quoteForm}] [role=group] button`);
      await hydrateChanged(page, "/contact", change, () => chips.nth(1).click());
      await expect(chips.nth(1)).toHaveAttribute("aria-pressed", "true");
      await expect(chips.nth(0)).toHaveAttribute("aria-pressed", "false");
      expect(unexpected(consoleLines)).toEqual([]);
    });

    test("opens the question that was pressed", async ({ page, consoleLines }) => {
      const questions = page.getByRole("main").locator("button[aria-controls]");
      await hydrateChanged(page, "/faq", change, () => questions.nth(2).click());
      await expect(questions.nth(2)).toHaveAttribute("aria-expanded", "true");
      await expect(questions.nth(0)).toHaveAttribute("aria-expanded", "false");
      expect(unexpected(consoleLines)).toEqual([]);
    });

    test("searches the suburb that was typed", async ({ page, consoleLines }) => {
      const [start, missing, end] = suburb.split;
      await hydrateChanged(page, "/areas-we-serve", change, async () => {
        await page.locator("#suburb").focus();
        await page.keyboard.type(start + end);
        for (const _ of end) await page.keyboard.press("ArrowLeft");
      });
      await expect(suburbSuggestion(page, suburb.suggestion)).toBeVisible();
      await expect(suburbField(page)).toBeFocused();
      await page.keyboard.type(missing);
      await expect(suburbField(page)).toHaveValue(suburb.name);
      expect(unexpected(consoleLines)).toEqual([]);
    });
  });
}

/** As extensions, which use the element's own property: React takes no notice. */
const writeWithoutEvent = (field: Locator, text: string) =>
  field.evaluate((control, value) => {
    const prototype = Object.getPrototypeOf(control);
    Reflect.set(prototype, "value", value, control);
  }, text);

test("a password manager that fills in without an event: its text stays and is sent", async ({
  page,
}) => {
  const bodies = sentBodies(page);
  const form = await openForm(page, "contact");
  const name = uniqueName();
  for (const [label, text] of Object.entries(requestFields(name))) {
    await writeWithoutEvent(form.getByLabel(label), text);
  }
  await form.getByLabel("Service").selectOption("Patio Paving");
  expect(await valuesOf(form)).toMatchObject({ Name: name, Service: "Patio Paving" });
  await writeWithoutEvent(form.getByLabel("Area"), "Benoni");
  await submitButton(form).click();
  await expect.poll(() => bodies.length).toBe(1);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ name, area: "Benoni" });
});

test("an extension that moves a field: a form that breaks on success says that the request arrived", async ({
  page,
}) => {
  const form = await openForm(page, "contact");
  await form.getByLabel("Service").evaluate((field) => {
    const block = field.parentElement;
    block?.replaceWith(Object.assign(document.createElement("div"), { id: "extension" }));
    if (block) document.getElementById("extension")?.append(block);
  });
  await fillInAndSubmit(form, uniqueName());
  await expect(page.getByRole("alert").getByText(formFailedAfterSuccess.heading)).toBeVisible();
});
