import type { SectionOf } from "../../content/schema.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { QuoteButton } from "../../features/quote-dialog/quote-button.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Closing } from "./closing.tsx";
import { PictureNote } from "./picture-note.tsx";

export interface QuoteClosingProps {
  section: SectionOf<"closing">;
  /** The content of the whole page: the slab says if it shows illustrations. */
  page: object;
  id?: string;
  quoteService?: QuoteService | undefined;
}

/** The closing slab with its quote button: the dialog, or the way to the contact page. */
export function QuoteClosing({ section, page, id = "closing", quoteService }: QuoteClosingProps) {
  const { quote, button = "Request a Free Quote" } = section;
  return (
    <Closing
      section={section}
      id={id}
      note={<PictureNote page={page} />}
      button={
        quote === "contact" ? (
          <ButtonLink to="/contact" size="large">
            {button}
          </ButtonLink>
        ) : (
          <QuoteButton size="large" service={quoteService}>
            {button}
          </QuoteButton>
        )
      }
    />
  );
}
