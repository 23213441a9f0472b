import { Heading } from "../../ui/heading/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { sectionHead, sectionLead } from "./section-head.css.ts";

export interface SectionHeadProps {
  /** Id of the heading, which names the section (`labelledBy` of Band). */
  id: string;
  heading: string;
  lead?: string | undefined;
  /** The colour of the lead: on a light background or on the slab. */
  tone?: "soft" | "onSlab";
}

export function SectionHead({ id, heading, lead, tone = "soft" }: SectionHeadProps) {
  return (
    <div className={sectionHead}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {lead === undefined ? null : (
        <div className={sectionLead}>
          <Text size="lead" tone={tone}>
            {lead}
          </Text>
        </div>
      )}
    </div>
  );
}
