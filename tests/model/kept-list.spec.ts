import type { Page } from "@playwright/test";
import type { KeptListContext } from "#machines/kept-list/kept-list.machine.ts";
import { compareKept, keptCount, keptHeading, removeKept } from "#src/content/interface/keep.ts";
import { attachments } from "#src/content/interface/quote-form.ts";
import { keptListModel, projects } from "../../machines/kept-list/kept-list.model.ts";
import * as forms from "../support/quote-forms.ts";
import { expect } from "../support/visitor.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

const tray = (page: Page) => page.getByRole("region", { name: keptHeading });
const trayButton = (page: Page, count: number) =>
  page.getByRole("button", { name: keptCount(count), exact: true });
const removeButton = (page: Page, name: string) =>
  tray(page).getByRole("button", { name: removeKept(name) });

const comparison = (page: Page) => page.getByRole("dialog", { name: compareKept });

const stored = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem("kept-list") ?? "[]"));

/** Checks the buttons, the tray's count and, while it is stored, the list. */
async function expectKept(page: Page, { names, isStored }: KeptListContext) {
  for (const name of projects) {
    await expect(forms.keepButton(page, name)).toHaveAttribute(
      "aria-pressed",
      String(names.includes(name)),
    );
  }
  if (names.length === 0) await expect(tray(page)).toHaveCount(0);
  else await expect(trayButton(page, names.length)).toBeVisible();
  if (isStored) return expect.poll(() => stored(page)).toEqual(names);
  // What is stored by another tab is not read any more.
  await page.evaluate(() => dispatchEvent(new StorageEvent("storage")));
  await expect(trayButton(page, names.length)).toBeVisible();
}

testPaths(keptListModel, {
  start: async ({ page, open }, { pathname }) => {
    await open(pathname);
    const otherTab = await page.context().newPage();
    await otherTab.goto("/robots.txt");
    await page.bringToFront();
    return { page, otherTab };
  },
  actions: {
    "name.kept": ({ page }, { name }) => forms.keepButton(page, name).click(),
    "name.removed": async ({ page }, { name }, { before }) => {
      const isOpen = before.matches("open");
      await (isOpen ? removeButton(page, name) : forms.keepButton(page, name)).click();
    },
    "names.removed": async ({ page }) => {
      await tray(page).getByRole("button", { name: "Request a Free Quote" }).click();
      await forms.attachmentCards(page).getByRole("button", { name: attachments.remove }).click();
      await expect(forms.attachmentCards(page)).toHaveCount(0);
      await expect(forms.quoteForm(page).getByLabel("Name")).toBeFocused();
      await forms.closeDialog(page);
    },
    "names.restored": ({ page }) => page.getByRole("button", { name: attachments.undo }).click(),
    "list.read": ({ otherTab }, { names }) =>
      otherTab.evaluate((list) => localStorage.setItem("kept-list", JSON.stringify(list)), names),
    "storage.refused": async ({ page }) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("The storage is full.", "QuotaExceededError");
        };
      });
      // Keeps it and takes it off again.
      for (const _ of ["on", "off"]) await forms.keepButton(page, projects[1]).click();
    },
    "comparison.requested": ({ page }) =>
      tray(page).getByRole("button", { name: compareKept }).click(),
    "comparison.closed": async ({ page }, { by }) => {
      if (by === "Escape") await page.keyboard.press("Escape");
      else await page.goBack();
      await expect(tray(page).getByRole("button", { name: compareKept })).toBeFocused();
    },
    "tray.toggled": ({ page }, _, { before }) =>
      trayButton(page, before.context.names.length).click(),
    "tray.left": async ({ page }, { by }, { before }) => {
      await removeButton(page, before.context.names[0] ?? "").focus();
      if (by === "Tab") return forms.keepButton(page, projects[0]).focus();
      await page.keyboard.press("Escape");
      await expect(trayButton(page, before.context.names.length)).toBeFocused();
    },
  },
  assertions: {
    closed: async ({ page }, { context }) => {
      await expectKept(page, context);
      await expect(tray(page).getByRole("list")).toHaveCount(0);
    },
    comparing: async ({ page }, { context }) => {
      const heads = comparison(page).getByRole("columnheader");
      await expect(heads).toContainText([...context.names]);
    },
    open: async ({ page }, { context }) => {
      await expect(comparison(page)).toHaveCount(0);
      await expectKept(page, context);
      await expect(tray(page).getByRole("listitem")).toContainText([...context.names]);
    },
  },
});
