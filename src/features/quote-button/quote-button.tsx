import type { QuoteService } from "../../domain/quote-request.ts";
import type { ButtonProps } from "../../ui/button/button.tsx";
import { Button } from "../../ui/button/button.tsx";
import { areaParam, contactFormId, serviceAttribute, wordsAttribute } from "./quote-buttons.ts";

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
 * Opens the quote dialog by event delegation (quote-buttons.ts). Without script it submits a form that opens
 * the contact page (docs/specification.md#quote-dialog).
 */
export const QuoteButton = ({ children, service, area, words, ...look }: QuoteButtonProps) => (
  <Button
    {...look}
    type="submit"
    form={contactFormId}
    aria-haspopup="dialog"
    {...(area !== undefined && { name: areaParam, value: area })}
    {...{ [serviceAttribute]: service ?? "", [wordsAttribute]: words }}
  >
    {children}
  </Button>
);
