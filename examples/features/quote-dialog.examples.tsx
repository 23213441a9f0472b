import { QuoteButton } from "../../src/features/quote-dialog/quote-button.tsx";
import { QuoteDialogSlot } from "../../src/features/quote-dialog/quote-dialog-slot.tsx";
import { FormBroke } from "../../src/features/quote-form/form-alerts.tsx";
import { Dialog } from "../../src/ui/dialog/dialog.tsx";
import { press, waitForElement } from "../arrange.ts";
import type { Part } from "../example.ts";

const content = (
  <>
    <QuoteButton size="large" service="Patio Paving">
      Request a Free Quote
    </QuoteButton>
    <QuoteDialogSlot />
  </>
);

async function open() {
  await press("Request a Free Quote");
  await waitForElement("[role=dialog] form", HTMLFormElement);
}

export const part: Part = {
  name: "Quote dialog",
  purpose: "Every quote button opens it, its service chosen already.",
  examples: [
    { name: "Closed", fullPage: true, content },
    { name: "Open", fullPage: true, content, arrange: open },
    {
      name: "Submitted empty",
      fullPage: true,
      content,
      arrange: async () => {
        await open();
        await press("Submit Request");
      },
    },
    {
      name: "Its form broke",
      fullPage: true,
      content: (
        <Dialog title="Request a Free Quote" open onClose={() => {}}>
          <FormBroke location="dialog" retry={() => {}} />
        </Dialog>
      ),
    },
  ],
};
