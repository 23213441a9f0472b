import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { columns, from, space } from "../../design/tokens.ts";
import { arrowLink } from "../../ui/link/link.css.ts";
import { card, picture, pictureAbove } from "../blocks/service-cards.css.ts";

export const services = style(
  inPage({
    display: "grid",
    columnGap: space.lg,
    rowGap: space.sm,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: columns(3, "11rem"), rowGap: space.xl },
    },
  }),
);

/** A small picture beside the text on a phone, a low one above it in wider windows. */
export const service = style([card, pictureAbove, inPage({ paddingBlockEnd: 0 })]);

export const servicePicture = style([
  picture,
  inPage({ "@media": { [from.tablet]: { blockSize: "auto", aspectRatio: "2 / 1" } } }),
]);

/** The link covers the whole card. */
export const learnMore = style([
  arrowLink,
  inPage({ selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } } }),
]);
