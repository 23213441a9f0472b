import { press, waitForElement } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { closeDialog, quoteButton } from "../../content/interface/every-page.ts";
import { quoteDialogTitle, submitButton } from "../../content/interface/quote-form.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { FormFallback } from "../quote-form/page-quote-form.tsx";
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

async function open() {
  await press(quoteButton);
  await waitForElement("[role=dialog] form", HTMLFormElement);
}

export const story: Story = {
  name: "Quote dialog",
  purpose: "Every quote button opens it, with its service selected.",
  examples: [
    { name: "Closed", fullPage: true, content },
    { name: "Open", fullPage: true, content, arrange: open },
    {
      name: "Submitted empty",
      fullPage: true,
      content,
      arrange: async () => {
        await open();
        await press(submitButton.idle);
      },
    },
    {
      name: "Its form threw",
      fullPage: true,
      content: (
        <Dialog title={quoteDialogTitle} closeLabel={closeDialog} open onClose={() => {}}>
          <FormFallback retry={() => {}} />
        </Dialog>
      ),
    },
  ],
};
