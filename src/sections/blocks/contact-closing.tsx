import type { FaqPage } from "../../content-schema/page-schema.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Closing } from "./closing.tsx";

/** The closing slab of the questions: contact, or call (docs/specification.md#faq). */
export const ContactClosing = ({ page }: { page: FaqPage }) => {
  const { heading, lead, contactLink, callText } = page.further;
  return (
    <Closing
      id="further"
      heading={heading}
      text={lead}
      callText={callText}
      page={page}
      button={
        <ButtonLink to={contactLink.to} size="large">
          {contactLink.text}
        </ButtonLink>
      }
    />
  );
};
