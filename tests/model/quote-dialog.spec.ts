import {
  ask,
  follow,
  quoteButton,
  quoteDialog,
  quoteForm,
  uniqueName,
} from "../support/quote-forms.ts";
import { expect, test } from "../support/visitor.ts";
import { quoteDialogModel } from "./quote-dialog.model.ts";
import { walksInBrowser } from "./support/walk-in-browser.ts";

const walks = walksInBrowser(quoteDialogModel, {
  begin: async ({ page, open }, { address }) => {
    await open(address);
    return page;
  },
  gestures: {
    "quote.requested": async (page) => {
      if (new URL(page.url()).pathname !== "/") await follow(page, "Home");
      await quoteButton(page).click();
    },
    "close.requested": async (page, { by }) => {
      const means = {
        "its close control": () => quoteDialog(page).getByRole("button", { name: "Close" }).click(),
        Escape: () => page.keyboard.press("Escape"),
        "a press beside it": () => page.mouse.click(8, 400),
      };
      await means[by]();
    },
    "request.sent": async (page) => {
      await ask(quoteForm(page), uniqueName());
      await expect(page.getByText("Thank you for your message!")).toBeVisible();
    },
    "page.changed": async (page) => {
      await quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
      await expect(page).toHaveURL("/privacy-policy");
    },
  },
  sights: {
    closed: async (page) => {
      await expect(quoteDialog(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    },
    open: async (page) => {
      await expect(quoteDialog(page)).toBeVisible();
      await expect(quoteDialog(page).locator(":focus")).toHaveCount(1);
      // What lies behind it is shut off.
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    },
  },
});

for (const { title, take } of walks) test(title, ({ visitor }) => take(visitor));
