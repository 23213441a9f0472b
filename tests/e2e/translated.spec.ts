import type { Page } from "@playwright/test";
import { gallery } from "#src/content/gallery.ts";
import { enlarge, nextProject, projectCount } from "#src/content/interface/gallery.ts";
import { fieldsNeedAttention } from "#src/content/interface/quote-form.ts";
import { mainHeading, mobileMenuButton } from "../support/landmarks.ts";
import {
  dismissButton,
  openForm,
  quoteForms,
  submitButton,
  uniqueName,
} from "../support/quote-forms.ts";
import { enter, expect, requestFields, test, waitForHydration } from "../support/visitor.ts";

/** Prefix of every translated text. */
const mark = "~";

/** Replaces every text node by two font elements, now and after changes, as browsers do. */
const translate = (page: Page) =>
  page.evaluate((sign) => {
    const leftAlone = "script, style, textarea, option, font, title";
    const rewrite = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const { parentElement, textContent } = text;
        if (!textContent?.trim() || !parentElement || parentElement.closest(leftAlone)) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = sign + textContent;
        outer.append(inner);
        parentElement.replaceChild(outer, text);
      }
    };
    rewrite(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) rewrite(target);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, mark);

/** What is reported beside the parts that were translated before React had hydrated them. */
const errors = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith("error") && !line.includes("React error #418"));

test("translated page: links, questions and menu work", async ({ page, open, consoleLines }) => {
  await open("/services/residential");
  await waitForHydration(page);
  await translate(page);
  const question = page.getByRole("main").getByRole("button", { expanded: false }).first();
  const asked = await question.textContent();
  await question.click();
  await expect(page.getByRole("button", { name: asked ?? "", expanded: true })).toBeVisible();
  for (const name of ["About", "FAQs", "Home"]) {
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: mark + name })
      .click();
    await expect(mainHeading(page)).toBeFocused();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = mobileMenuButton(page);
  for (const expanded of ["true", "false", "true"]) {
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", expanded);
  }
  expect(errors(consoleLines)).toEqual([]);
});

test("translated page: the gallery counts and announces", async ({ page, open, consoleLines }) => {
  await open("/gallery");
  await translate(page);
  const count = page.getByRole("main").getByRole("status");
  const all = gallery.projects.length;
  const patios = gallery.projects.filter(({ category }) => category === "patio").length;
  await expect(count).toHaveText(`~${projectCount(all, all)}`);
  await page.getByRole("button", { name: "Patios" }).click();
  await expect(count).toHaveText(`~${projectCount(patios, all)}`);
  await page.getByRole("button", { name: "All Projects" }).click();
  await expect(count).toHaveText(`~${projectCount(all, all)}`);
  await page.getByRole("link", { name: enlarge }).first().click();
  const view = page.getByRole("dialog");
  const spoken = view.locator("[aria-live=polite]");
  await expect(spoken).toContainText((await view.getByRole("heading").textContent()) ?? mark);
  for (const { title, description } of gallery.projects.slice(1)) {
    await view.getByRole("button", { name: nextProject }).click();
    await expect(view.getByRole("heading")).toHaveText(mark + title);
    await expect(spoken).toContainText(title);
    // Each piece of it is translated by itself.
    const words = ((await spoken.textContent()) ?? "").replaceAll(mark, "");
    expect(words).toContain(description);
  }
  expect(errors(consoleLines)).toEqual([]);
});

test("translated page: the quote form validates and sends", async ({ page, consoleLines }) => {
  const form = await openForm(page, "contact");
  await translate(page);
  await submitButton(form).click();
  await expect(form.getByRole("heading", { name: fieldsNeedAttention(5) })).toBeVisible();
  const { Name, Email, Phone, Area } = requestFields(uniqueName());
  await enter(form.getByLabel("Name"), Name);
  await enter(form.getByLabel("Area"), Area);
  await submitButton(form).click();
  await expect(form.getByRole("heading", { name: fieldsNeedAttention(3) })).toBeVisible();
  await enter(form.getByLabel("Email"), Email);
  await enter(form.getByLabel("Phone"), Phone);
  await form.getByLabel("Service").selectOption("Driveway Paving");
  await submitButton(form).click();
  await expect(page.getByText(quoteForms.contact.thanks[0])).toBeVisible();
  await dismissButton(page).click();
  await expect(form.getByLabel("Name")).toHaveValue("");
  expect(errors(consoleLines)).toEqual([]);
});
