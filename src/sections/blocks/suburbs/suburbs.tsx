import { chooseSuburb } from "../../../content/interface/areas.ts";
import { all } from "../../../content/interface/sections.ts";
import { SuburbButtons } from "../../../features/quote-dialog/quote-button.tsx";
import { Fold } from "../../../ui/disclosure/disclosure.tsx";
import { Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { HeadedBand } from "../../band/band.tsx";
import { nameBrick, nameList } from "../areas/areas.css.ts";
import type { BlockType } from "../block-type.ts";

/** The suburbs of a local page, in running bond (docs/specification.md#suburbs). */
export const block: BlockType<"suburbs"> = {
  Component: ({ block: { heading, lead, suburbs }, id, background, area = "" }) => (
    <HeadedBand id={id} heading={heading} lead={lead} background={background} gap="2xl">
      <Fold label={all.suburbs(suburbs.length)}>
        <Stack>
          <Text tone="soft">{chooseSuburb}</Text>
          <SuburbButtons
            suburbs={suburbs}
            area={area}
            look={{ list: nameList, button: nameBrick }}
          />
        </Stack>
      </Fold>
    </HeadedBand>
  ),
};
