import type { QuoteService } from "../../domain/quote-request.ts";
import type { ButtonProps } from "../../ui/button/button.tsx";
import { Button } from "../../ui/button/button.tsx";
import { buttonForm } from "./quote-button.css.ts";
import { areaParam, serviceAttribute, wordsAttribute } from "./use-quote-buttons.ts";

export interface QuoteButtonProps extends Pick<ButtonProps, "tone" | "size" | "width"> {
  children: string;
  /** The service to preselect in the form. */
  service?: QuoteService | undefined;
  /** The area to fill in, such as that of a local page. */
  area?: string | undefined;
  /** A line to add to Project Details. */
  words?: string | undefined;
}

/**
 * Opens the quote dialog by event delegation (use-quote-buttons.ts). Without script its form leads
 * to the contact page (docs/specification.md#quote-dialog).
 */
export const QuoteButton = ({ children, service, area, words, ...look }: QuoteButtonProps) => (
  <form
    action="/contact"
    className={buttonForm}
    {...{ [serviceAttribute]: service ?? "", [wordsAttribute]: words }}
  >
    {area === undefined ? null : <input type="hidden" name={areaParam} value={area} />}
    <Button {...look} type="submit" aria-haspopup="dialog">
      {children}
    </Button>
  </form>
);
