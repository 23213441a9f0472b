import { style } from "@vanilla-extract/css";
import { fontFamilies } from "../../design/fonts.ts";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

export const tile = style(
  inPage({
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "center",
    gap: space["2xs"],
    minBlockSize: "6.5rem",
    paddingBlock: space.md,
    paddingInline: space.lg,
    background: colour.tile,
    color: colour.onTile,
    "@media": {
      [from.tablet]: {
        flexDirection: "row-reverse",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: space.md,
        minBlockSize: "5.5rem",
      },
    },
  }),
);

export const tileValue = style(
  inPage({
    fontFamily: fontFamilies.display,
    fontSize: fontSize.heading,
    fontWeight: fontWeight.display,
    lineHeight: 1,
    letterSpacing: "-0.02em",
  }),
);

export const tileLabel = style(inPage({ fontWeight: fontWeight.medium, lineHeight: 1.3 }));

export const reasons = style(
  inPage({
    display: "grid",
    gap: space["3xl"],
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)" } },
  }),
);

export const reasonsPicture = style(
  inPage({
    blockSize: "20rem",
    "@media": {
      [from.desktop]: {
        position: "sticky",
        insetBlockStart: "7rem",
        alignSelf: "start",
        blockSize: "auto",
        aspectRatio: "4 / 5",
      },
    },
  }),
);

export const reasonList = style(
  inPage({
    display: "grid",
    columnGap: space["3xl"],
    rowGap: space.xl,
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
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

export const quote = style(
  inPage({
    display: "grid",
    gap: space["3xl"],
    alignItems: "start",
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
  }),
);

export const steps = style(inPage({ display: "flex", flexDirection: "column", gap: 0 }));

export const step = style(
  inPage({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "2.75rem 1fr",
    columnGap: space.md,
    paddingBlockEnd: space.xl,
    selectors: {
      // The line that joins one step to the next.
      "&:not(:last-child)::before": {
        content: '""',
        position: "absolute",
        insetBlock: "2.75rem 0",
        insetInlineStart: "calc(1.375rem - 1px)",
        inlineSize: "2px",
        background: colour.edge,
      },
    },
  }),
);

export const stepNumber = style(
  inPage({
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    background: colour.tile,
    color: colour.onTile,
    borderRadius: corner.paver,
    fontFamily: fontFamilies.display,
    fontWeight: fontWeight.display,
  }),
);
