import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { below, columns, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

export const reasons = style(
  inPage({
    display: "grid",
    gap: space["3xl"],
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)" } },
  }),
);

export const reasonsPicture = style(
  inPage({
    aspectRatio: "2 / 1",
    "@media": {
      // Three pictures are above it.
      [below.tablet]: { display: "none" },
      [from.desktop]: {
        position: "sticky",
        insetBlockStart: "5.5rem",
        alignSelf: "start",
        aspectRatio: "3 / 5",
      },
    },
  }),
);

export const reasonList = style(
  inPage({
    display: "grid",
    columnGap: space["3xl"],
    rowGap: space.xl,
    "@media": { [from.tablet]: { gridTemplateColumns: columns(2, "14rem") } },
  }),
);

export const reason = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space.xs,
    paddingBlockStart: space.md,
    borderBlockStart: `2px solid ${colour.ink}`,
  }),
);

export const reasonNumber = style(
  inPage({
    fontFamily: fontFamilies.display,
    fontSize: fontSize.lead,
    fontWeight: fontWeight.display,
    color: colour.actionStrong,
    lineHeight: 1,
  }),
);
