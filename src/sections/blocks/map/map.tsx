import { MapFrame } from "../../../features/map/map-frame.tsx";
import { HeadedBand } from "../../band/band.tsx";
import { PictureNote } from "../../picture-note/picture-note.tsx";
import type { BlockType } from "../block-type.ts";

/** The way to the office (docs/specification.md#contact). */
export const block: BlockType<"map"> = {
  Component: ({ block, id, background, page }) => (
    <HeadedBand id={id} heading={block.heading} background={background}>
      <MapFrame {...block} />
      <PictureNote page={page} background="light" />
    </HeadedBand>
  ),
  isInteractive: () => true,
};
