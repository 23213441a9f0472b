import type { QuoteService } from "../../domain/quote-request.ts";
import { ignoreRepeatedActivation } from "../../lib/ignore-repeated-activation.ts";
import { quoteForm } from "../../ui/button/button.css.ts";
import type { ButtonProps } from "../../ui/button/button.tsx";
import { Button } from "../../ui/button/button.tsx";
import { openQuoteDialog, prepareQuoteDialog } from "./late-quote-dialog.ts";

export interface QuoteButtonProps extends Pick<ButtonProps, "tone" | "size" | "width"> {
  children: string;
  /** The service that this button stands for: the form has it chosen already. */
  service?: QuoteService | undefined;
}

/**
 * Opens the quote dialog. It stands in a GET form that leads to the contact page, so it works
 * before the script has arrived and without one. The dialog is fetched when a visitor is about to
 * press.
 */
export function QuoteButton({ children, service, ...look }: QuoteButtonProps) {
  return (
    <form
      {...ignoreRepeatedActivation}
      action="/contact"
      className={quoteForm}
      onSubmit={(event) => {
        event.preventDefault();
        void openQuoteDialog(service);
      }}
    >
      <Button
        {...look}
        type="submit"
        aria-haspopup="dialog"
        onPointerEnter={prepareQuoteDialog}
        onFocus={prepareQuoteDialog}
        onTouchStart={prepareQuoteDialog}
        // Safari does not focus what is pressed, and the dialog gives the focus back to it.
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        {children}
      </Button>
    </form>
  );
}
