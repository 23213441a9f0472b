import { quoteButton } from "../../content/interface/quote-dialog.ts";
import type { BlockOf } from "../../content-schema/schema.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { QuoteButton } from "../../features/quote-button/quote-button.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Closing, type ClosingProps } from "./closing.tsx";

export interface QuoteClosingProps extends Pick<ClosingProps, "page"> {
  block: BlockOf<"closing">;
  id?: string;
  /** The service that the quote button preselects in the form. */
  quoteService?: QuoteService | undefined;
  /** The area that it fills in. */
  area?: string | undefined;
}

/** The closing slab with a quote button, which opens the dialog or leads to the contact page. */
export function QuoteClosing({
  block,
  id = "closing",
  quoteService,
  area,
  page,
}: QuoteClosingProps) {
  const { heading, text, quote, button = quoteButton, more } = block;
  return (
    <Closing
      id={id}
      heading={heading}
      text={text}
      more={more}
      page={page}
      button={
        quote === "contact" ? (
          <ButtonLink to="/contact" size="large">
            {button}
          </ButtonLink>
        ) : (
          <QuoteButton size="large" service={quoteService} area={area}>
            {button}
          </QuoteButton>
        )
      }
    />
  );
}
