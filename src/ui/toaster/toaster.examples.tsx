import { waitForElement } from "#examples/arrange.ts";
import type { Example, Story } from "#examples/example.ts";
import { specifiedToasts } from "../../content/specified-texts.ts";
import { notify } from "../../shell/notify.ts";
import { Text } from "../text/text.tsx";

const { thanks, submitted, failure } = specifiedToasts;

const example = (name: string, show: () => void): Example => ({
  name,
  fullPage: true,
  content: <Text>The page lies below its notices.</Text>,
  arrange: async () => {
    show();
    await waitForElement("#notifications button", HTMLButtonElement);
  },
});

export const story: Story = {
  name: "Toaster",
  purpose: "Toasts above the page and above an open dialog.",
  examples: [
    example("Success", () => notify("success", thanks)),
    example("Success in one line", () => notify("success", submitted)),
    example("Error", () => notify("error", failure)),
    example("Error above success", () => {
      notify("success", thanks);
      notify("error", failure);
    }),
  ],
};
