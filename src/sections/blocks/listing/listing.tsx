import { HeadedBand } from "../../band/band.tsx";
import type { BlockType } from "../block-type.ts";
import { MaterialList } from "../details/details.tsx";

/** Licences or materials, each with a line that explains it (docs/specification.md#about). */
export const block: BlockType<"listing"> = {
  Component: ({ block: { heading, lead, items, folds }, id, background }) => (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <MaterialList items={items} level={3} folds={folds} />
    </HeadedBand>
  ),
};
