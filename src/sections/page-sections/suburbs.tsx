import { chooseSuburb } from "../../content/interface/sections.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { SuburbButtons } from "../running-bond/suburb-buttons.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import type { SectionProps } from "./section-props.ts";

interface SuburbsProps extends SectionProps<"suburbs"> {
  /** The name of the area. */
  area: string;
}

/** The suburbs of a local page, in running bond (docs/specification.md#suburbs). */
export function Suburbs({ section, id, background, area }: SuburbsProps) {
  const { heading, lead, suburbs } = section;
  return (
    <Band background={background} labelledBy={id}>
      <Stack gap="2xl">
        <SectionHead id={id} heading={heading} lead={lead} />
        <Stack>
          <Text tone="soft">{chooseSuburb}</Text>
          <SuburbButtons suburbs={suburbs} area={area} />
        </Stack>
      </Stack>
    </Band>
  );
}
