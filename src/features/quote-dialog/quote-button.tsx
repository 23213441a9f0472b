import { Button, type ButtonProps } from "../../ui/button/button.tsx";
import { type QuoteButtonRequest, quoteButtonProps } from "./quote-button-delegation.ts";

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

interface SuburbButtonsProps {
  suburbs: readonly string[];
  area: string;
  /** Class names of the list and of a button. */
  look: { list: string; button: string };
}

/** A list of suburbs, each a quote button that fills in its area. */
export const SuburbButtons = ({ suburbs, area, look }: SuburbButtonsProps) => (
  <ul className={look.list}>
    {suburbs.map((suburb) => (
      <li key={suburb}>
        <button {...quoteButtonProps({ area: `${suburb}, ${area}` })} className={look.button}>
          {suburb}
        </button>
      </li>
    ))}
  </ul>
);
