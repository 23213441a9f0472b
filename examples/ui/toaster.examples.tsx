import { Text } from "../../src/ui/text/text.tsx";
import { type Notice, showError, showSuccess } from "../../src/ui/toaster/toaster.tsx";
import { waitForElement } from "../arrange.ts";
import type { Example, Part } from "../example.ts";

const thanks: Notice = {
  title: "Thank you for your message!",
  description: "We'll get back to you soon.",
};
const problem: Notice = {
  title: "Error",
  description: "There was a problem submitting your request. Please try again.",
};

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
  purpose: "Notices above the page and above a dialog.",
  examples: [
    example("Success", () => showSuccess(thanks)),
    example("Success in one line", () =>
      showSuccess({ title: "Quote request submitted! We'll get back to you within 24 hours." }),
    ),
    example("Error", () => showError(problem)),
    example("Error above success", () => {
      showSuccess(thanks);
      showError(problem);
    }),
  ],
};
