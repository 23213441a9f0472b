import { mainHeading } from "../support/landmarks.ts";
import {
  closeButton,
  fillInAndSubmit,
  followHeaderLink,
  quoteButton,
  quoteDialog,
  quoteForm,
  uniqueName,
} from "../support/quote-forms.ts";
import { expect } from "../support/visitor.ts";
import { quoteDialogModel } from "./quote-dialog.model.ts";
import { openScenario, testPaths } from "./support/run-path-in-browser.ts";

testPaths(quoteDialogModel, {
  start: openScenario,
  actions: {
    "quote.requested": async (page) => {
      if (new URL(page.url()).pathname !== "/") await followHeaderLink(page, "Home");
      await quoteButton(page).click();
    },
    "close.requested": async (page, { by }) => {
      const means = {
        "close button": () => closeButton(page).click(),
        Escape: () => page.keyboard.press("Escape"),
        "press outside": () => page.mouse.click(8, 400),
      };
      await means[by]();
    },
    "request.sent": async (page) => {
      await fillInAndSubmit(quoteForm(page), uniqueName());
      await expect(page.getByText("Thank you for your message!")).toBeVisible();
    },
    "page.changed": async (page) => {
      await quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
      await expect(page).toHaveURL("/privacy-policy");
    },
  },
  assertions: {
    closed: async (page, _, event) => {
      await expect(quoteDialog(page)).toHaveCount(0);
      if (event === undefined) return;
      const isAtLink = event.type === "page.changed";
      await expect(isAtLink ? mainHeading(page) : quoteButton(page)).toBeFocused();
    },
    open: async (page) => {
      await expect(quoteDialog(page)).toBeVisible();
      await expect(quoteForm(page).getByLabel("Name")).toBeFocused();
    },
  },
});
