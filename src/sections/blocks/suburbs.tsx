import { chooseSuburb, seeAll } from "../../content/interface/sections.ts";
import { SuburbButtons } from "../../features/quote-button/suburb-buttons.tsx";
import { Fold } from "../../ui/fold/fold.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { brick, list } from "../area-links/area-links.css.ts";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";

interface SuburbsProps extends BlockProps<"suburbs"> {
  area: string;
}

/** The suburbs of a local page, in running bond (docs/specification.md#suburbs). */
export function Suburbs({ block, id, background, area }: SuburbsProps) {
  const { heading, lead, suburbs } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background} gap="2xl">
      <Stack>
        <Text tone="soft">{chooseSuburb}</Text>
        <Fold label={seeAll(suburbs.length)}>
          <SuburbButtons suburbs={suburbs} area={area} look={{ list, button: brick }} />
        </Fold>
      </Stack>
    </HeadedBand>
  );
}
