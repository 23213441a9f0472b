import { waitForElement } from "#examples/arrange.ts";
import type { Example, Part } from "#examples/example.ts";
import { dismissToast } from "../../content/interface/dialogs-and-toasts.ts";
import { quotedToasts } from "../../content/quoted-texts.ts";
import { Text } from "../text/text.tsx";
import { showError, showSuccess } from "./toaster.tsx";

const dismissLabel = dismissToast;
const thanks = { ...quotedToasts.thanks, dismissLabel };
const submitted = { ...quotedToasts.submitted, dismissLabel };
const failure = { ...quotedToasts.failure, dismissLabel };

const example = (name: string, show: () => void): Example => ({
  name,
  fullPage: true,
  content: <Text>The page lies below its notices.</Text>,
  arrange: async () => {
    show();
    await waitForElement("#notifications button", HTMLButtonElement);
  },
});

export const part: Part = {
  name: "Toaster",
  purpose: "Toasts above the page and above an open dialog.",
  examples: [
    example("Success", () => showSuccess(thanks)),
    example("Success in one line", () => showSuccess(submitted)),
    example("Error", () => showError(failure)),
    example("Error above success", () => {
      showSuccess(thanks);
      showError(failure);
    }),
  ],
};
