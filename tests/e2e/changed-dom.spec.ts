import type { Locator, Page } from "@playwright/test";
import { gallery } from "#src/content/gallery.ts";
import { enlarge, nextProject } from "#src/content/interface/gallery.ts";
import { photoNotices, photoView } from "#src/content/interface/planner-photo.ts";
import { formFailedAfterSuccess } from "#src/content/interface/quote-form.ts";
import { attribute } from "#src/hydration/protocol.ts";
import { sizeProblem } from "#src/planner/plan-formats.ts";
import { everyScript, hold } from "../support/hold.ts";
import { mobileMenuButton } from "../support/landmarks.ts";
import { drivewayUrl, planner } from "../support/paving-planner.ts";
import { choosePhoto, corner, laidPhoto } from "../support/photo-view.ts";
import * as forms from "../support/quote-forms.ts";
import { suburb, suburbField, suburbSuggestion } from "../support/suburb-finder.ts";
import { translationMark as mark, translatePage } from "../support/translator.ts";
import {
  enter,
  expect,
  expectErrors,
  requestFields,
  test,
  waitForHydration,
} from "../support/visitor.ts";
import { yardPhoto } from "../support/yard-photo.ts";

/** The parts of a page that answer a visitor. */
const everyPart = ["text", "chip", "menu", "quote button", "question", "suburb"] as const;
/** Those that no other test uses before hydration on a page as it was built. */
const otherParts = ["text", "chip", "menu", "question", "suburb"] as const;
type Part = (typeof everyPart)[number];

interface Change {
  /** Runs in the page. */
  change: () => void;
  /** The parts that it touches. */
  parts: readonly Part[];
}

const nothing = () => {};

/** What extensions and browsers do to a page before its script runs. */
const changes: Readonly<Record<string, Change>> = {
  "nobody has changed": { parts: otherParts, change: nothing },
  "a password manager has put elements beside the fields": {
    parts: ["text", "chip"],
    change: () => {
      for (const field of document.querySelectorAll("main input, main textarea")) {
        field.after(Object.assign(document.createElement("button"), { type: "button" }));
        field.setAttribute("data-manager", "1");
      }
    },
  },
  "a translator has wrapped the texts": {
    parts: everyPart,
    change: () => {
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
  },
  "a phone and extensions have linked addresses and numbers, and styled the root": {
    parts: ["text", "menu", "quote button"],
    change: () => {
      for (const item of document.querySelectorAll("address li span")) {
        const text = item.firstChild;
        if (text?.nodeType !== Node.TEXT_NODE) continue;
        const link = document.createElement("a");
        link.href = "x-apple-data-detectors://0";
        text.replaceWith(link);
        link.append(text);
      }
      for (const number of document.querySelectorAll("a[href^=tel]")) {
        const link = document.createElement("a");
        link.append(...number.childNodes);
        number.append(link);
      }
      for (const root of [document.documentElement, document.body]) {
        root.setAttribute("data-extension", "on");
        root.style.filter = "none";
      }
    },
  },
};

/** Opens a page, lets others change it, lets a visitor act, then lets its script run. */
async function hydrateChanged(
  page: Page,
  path: string,
  change: () => void,
  act: () => Promise<unknown>,
) {
  const held = await hold(page, everyScript);
  await page.goto(path);
  await page.evaluate(change);
  await act();
  held.arrive();
  await waitForHydration(page);
  await page.unroute(everyScript);
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

/** How each part is used before hydration, and what it has to answer. */
const ways: Readonly<Record<Part, (page: Page, change: () => void) => Promise<void>>> = {
  text: async (page, change) => {
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
  },
  chip: async (page, change) => {
    const chips = page.locator(`form[${attribute.quoteForm}] fieldset button`);
    await hydrateChanged(page, "/contact", change, () => chips.nth(1).click());
    await expect(chips.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(chips.nth(0)).toHaveAttribute("aria-pressed", "false");
  },
  menu: async (page, change) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await hydrateChanged(page, "/contact", change, () => mobileMenuButton(page).click());
    await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "true");
  },
  "quote button": async (page, change) => {
    const button = page.getByRole("main").getByRole("button", { name: "Request a Free Quote" });
    await hydrateChanged(page, "/areas/sandton", change, () => button.first().click());
    await expect(forms.quoteDialog(page)).toBeVisible();
    await expect
      .poll(async () => (await forms.valuesOf(forms.quoteForm(page))).Area)
      .toBe("Sandton");
  },
  question: async (page, change) => {
    const questions = page.getByRole("main").locator("button[aria-controls]");
    await hydrateChanged(page, "/faq", change, () => questions.nth(2).click());
    await expect(questions.nth(2)).toHaveAttribute("aria-expanded", "true");
    await expect(questions.nth(0)).toHaveAttribute("aria-expanded", "false");
  },
  suburb: async (page, change) => {
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
  },
};

for (const [title, { change, parts }] of Object.entries(changes)) {
  test(`a page that ${title}: keeps text and presses`, {
    tag: title.startsWith("a translator") ? [] : "@sweep",
  }, async ({ page }) => {
    // React reports each part that it could not hydrate.
    if (change !== nothing) expectErrors(page, /Minified React error #418/);
    for (const part of parts) await test.step(part, () => ways[part](page, change));
  });
}

/** As extensions, which use the element's own property: React takes no notice. */
const writeWithoutEvent = (field: Locator, text: string) =>
  field.evaluate((control, value) => {
    const prototype = Object.getPrototypeOf(control);
    Reflect.set(prototype, "value", value, control);
  }, text);

test("a password manager's text, written without an event, stays and is sent", async ({ page }) => {
  const bodies = forms.sentBodies(page);
  const form = await forms.openForm(page, "contact");
  const name = forms.uniqueName();
  for (const [label, text] of Object.entries(requestFields(name))) {
    await writeWithoutEvent(form.getByLabel(label), text);
  }
  await form.getByLabel("Service").selectOption("Patio Paving");
  expect(await forms.valuesOf(form)).toMatchObject({ Name: name, Service: "Patio Paving" });
  await writeWithoutEvent(form.getByLabel("Area"), "Benoni");
  await forms.submitButton(form).click();
  await expect.poll(() => bodies.length).toBe(1);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ name, area: "Benoni" });
});

test("a form that an extension breaks says that the request arrived", async ({ page }) => {
  expectErrors(page, /NotFoundError/);
  const form = await forms.openForm(page, "contact");
  await form.getByLabel("Service").evaluate((field) => {
    const block = field.parentElement;
    block?.replaceWith(Object.assign(document.createElement("div"), { id: "extension" }));
    if (block) document.getElementById("extension")?.append(block);
  });
  await forms.fillInAndSubmit(form, forms.uniqueName());
  await expect(page.getByRole("alert").getByText(formFailedAfterSuccess.heading)).toBeVisible();
});

test("a page translated after each change shows the new texts", async ({ page, open }) => {
  // React renders a part again that was translated before its hydration.
  expectErrors(page, /Minified React error #418/);
  await open("/gallery");
  await page.evaluate(translatePage, mark);
  await page.getByRole("link", { name: enlarge }).first().click();
  const view = page.getByRole("dialog");
  for (const { title, description } of gallery.projects.slice(1, 3)) {
    await view.getByRole("button", { name: nextProject }).click();
    await expect(view.getByRole("heading")).toHaveText(mark + title);
    // Each piece of it is translated by itself.
    const words = async () => (await view.textContent())?.replaceAll(mark, "");
    await expect.poll(words).toContain(description);
  }
});

// WebDriver BiDi has no downloads.
test("a planner translated after each change keeps the visitor's photo @not-in-firefox @sweep", async ({
  page,
  open,
}) => {
  // React renders a part again that was translated before its hydration.
  expectErrors(page, /Minified React error #418/);
  await open(drivewayUrl);
  await page.evaluate(translatePage, mark);
  await choosePhoto(page, await yardPhoto());
  await corner(page, "near-left").press("ArrowRight");
  const download = page.waitForEvent("download");
  await planner(page).getByRole("button", { name: photoView.save }).click();
  await download;
  const notice = (text: string) => planner(page).getByText(mark + text, { exact: true });
  await expect(notice(photoNotices.saved)).toBeVisible();
  for (let step = 0; step < 90; step += 1) await corner(page, "near-left").press("ArrowRight");
  await expect(notice(photoNotices.saved)).toHaveCount(0);
  await expect(notice(photoView.noRectangle)).toBeVisible();
  await planner(page).getByRole("button", { name: photoView.reset }).click();
  await expect(notice(photoView.noRectangle)).toHaveCount(0);
  await expect(laidPhoto(page)).toBeVisible();
  const length = planner(page).getByRole("textbox").first();
  for (const [text, kind] of [
    ["x", "no-number"],
    ["6.2555", "too-fine"],
  ] as const) {
    await enter(length, text);
    await expect(notice(sizeProblem("length", { kind }))).toBeVisible();
  }
});
