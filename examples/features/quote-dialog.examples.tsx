import { closeDialog } from "../../src/content/interface/dialogs-and-toasts.ts";
import { quoteButton, quoteDialogTitle } from "../../src/content/interface/quote-dialog.ts";
import { submitButton } from "../../src/content/interface/quote-form.ts";
import { QuoteButton } from "../../src/features/quote-dialog/quote-button.tsx";
import { QuoteDialogSlot } from "../../src/features/quote-dialog/quote-dialog-slot.tsx";
import { FormFallback } from "../../src/features/quote-form/form-fallback.tsx";
import { Dialog } from "../../src/ui/dialog/dialog.tsx";
import { press, waitForElement } from "../arrange.ts";
import type { Part } from "../example.ts";

const content = (
  <>
    <QuoteButton size="large" service="Patio Paving">
      {quoteButton}
    </QuoteButton>
    <QuoteDialogSlot />
  </>
);

async function open() {
  await press(quoteButton);
  await waitForElement("[role=dialog] form", HTMLFormElement);
}

export const part: Part = {
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
