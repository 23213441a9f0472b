import { style } from "@vanilla-extract/css";
import { fontFamilies } from "../../design/fonts.ts";
import { inPage } from "../../design/layers.css.ts";
import { patternDataUri } from "../../design/patterns/paver-svg.ts";
import { colour } from "../../design/theme.css.ts";
import { below, corner, fontSize, fontWeight, from, palette, space } from "../../design/tokens.ts";

const { tile: clay, brick, brickDark } = palette.light;

/** Two courses of small bricks. The joints are transparent: those between the tiles show there. */
const laidBricks = patternDataUri("stretcher", {
  unit: 46,
  joint: 3,
  radius: 1,
  fills: [brickDark, clay, brick, brickDark],
});

/** Heights of a tile that end with a whole course of small bricks. */
const coursesHigh = (count: number) => `${(count * 23 - 4) / 16}rem`;

export const tiles = style(inPage({ vars: { "--filler": `url("${laidBricks}")` } }));

export const tile = style(
  inPage({
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "center",
    gap: space["2xs"],
    minBlockSize: coursesHigh(5),
    padding: space.sm,
    background: colour.tile,
    color: colour.onTile,
    "@media": {
      [from.tablet]: {
        flexDirection: "row-reverse",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: space.md,
        minBlockSize: coursesHigh(4),
        paddingInline: space.lg,
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
    "@media": {
      [from.desktop]: { position: "sticky", insetBlockStart: "7rem", alignSelf: "start" },
      [below.desktop]: { maxBlockSize: "20rem", overflow: "hidden" },
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
