import { business } from "virtual:business";
import type { ReactNode } from "react";
import type { FaqPage } from "../../content/page-schema.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { ClosingSlab } from "../page-sections/closing.tsx";

export interface FurtherQuestionsProps {
  further: FaqPage["further"];
  /** A last quiet line. */
  note: ReactNode;
}

/** What closes the questions: write to us, or call (docs/specification.md#faq). */
export function FurtherQuestions({ further, note }: FurtherQuestionsProps) {
  const { heading, lead, contactLink, callText } = further;
  return (
    <ClosingSlab
      note={note}
      id="further"
      heading={heading}
      text={lead}
      buttons={
        <>
          <ButtonLink to={contactLink.to} size="large">
            {contactLink.text}
          </ButtonLink>
          <ButtonLink tone="onSlab" size="large" to={`tel:${business.callNumber}`}>
            <Icon name="phone" /> {callText}
          </ButtonLink>
        </>
      }
    />
  );
}
