import { chooseSuburb } from "../../content/interface/sections.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { SuburbButtons } from "../running-bond/suburb-buttons.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { SectionProps } from "./section-props.ts";

interface SuburbsProps extends SectionProps<"suburbs"> {
  /** The name of the area. */
  area: string;
}

/** The suburbs of a local page, in running bond (docs/specification.md#suburbs). */
export function Suburbs({ section, id, background, area }: SuburbsProps) {
  const { heading, lead, suburbs } = section;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background} gap="2xl">
      <Stack>
        <Text tone="soft">{chooseSuburb}</Text>
        <SuburbButtons suburbs={suburbs} area={area} />
      </Stack>
    </HeadedBand>
  );
}
