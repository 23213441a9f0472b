import type { ButtonProps } from "../../ui/button/button.tsx";
import { Button } from "../../ui/button/button.tsx";
import { type QuoteButtonRequest, quoteButtonProps } from "./quote-buttons.ts";

export interface QuoteButtonProps
  extends Pick<ButtonProps, "tone" | "size" | "width">,
    QuoteButtonRequest {
  children: string;
}

/** Opens the quote dialog (docs/specification.md#quote-dialog). */
export const QuoteButton = ({
  children,
  service,
  area,
  detailsLine,
  ...look
}: QuoteButtonProps) => (
  <Button {...look} {...quoteButtonProps({ service, area, detailsLine })}>
    {children}
  </Button>
);
