import { style } from "@vanilla-extract/css";
import { fontFamilies } from "../../design/fonts.ts";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

/** In px. Small bricks fill the ends of the courses. */
const small = { length: 43, height: 20, joint: 3 };
const pitch = { across: small.length + small.joint, down: small.height + small.joint };

/** Every `nth` brick of every second course, as a layer of a background; its joints are transparent. */
const bricksOf = (fill: string, nth: number, { x, y }: { x: number; y: number }) =>
  `conic-gradient(at ${small.length}px ${small.height}px, transparent 75%, ${fill} 0) ${x * pitch.across}px ${y * pitch.down}px / ${nth * pitch.across}px ${2 * pitch.down}px`;

const laidBricks = [
  bricksOf(colour.brick, 3, { x: 1, y: 0 }),
  bricksOf(colour.brick, 4, { x: 2.5, y: 1 }),
  bricksOf(colour.brickDark, 1, { x: 0, y: 0 }),
  bricksOf(colour.tile, 1, { x: 0.5, y: 1 }),
].join();

/** Heights of a tile that end with a whole course of small bricks. */
const coursesHigh = (count: number) => `${(count * pitch.down - 4) / 16}rem`;

export const tiles = style(inPage({ vars: { "--filler": laidBricks } }));

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
