import { press, waitForElement } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { quoteButton } from "../../content/interface/every-page.ts";
import { QuoteButton } from "./quote-button.tsx";
import { QuoteDialog } from "./quote-dialog.tsx";

const content = (
  <>
    <QuoteButton size="large" service="Patio Paving">
      {quoteButton}
    </QuoteButton>
    <QuoteDialog />
  </>
);

export const story: Story = {
  name: "Quote dialog",
  purpose: "Every quote button opens it, with its service selected.",
  examples: [
    { name: "Closed", fullPage: true, content },
    {
      name: "Open",
      fullPage: true,
      content,
      arrange: async () => {
        await press(quoteButton);
        await waitForElement("[role=dialog] form", HTMLFormElement);
      },
    },
  ],
};
