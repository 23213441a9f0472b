import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

export interface SectionHeadProps {
  /** Id of the heading, which names the section (`labelledBy` of Band). */
  id: string;
  heading: string;
  lead?: string | undefined;
  tone?: "soft" | "onSlab";
}

/** Heading and lead of a section. */
export function SectionHead({ id, heading, lead, tone = "soft" }: SectionHeadProps) {
  return (
    <Stack>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {lead === undefined ? null : (
        <Text size="lead" tone={tone}>
          {lead}
        </Text>
      )}
    </Stack>
  );
}
