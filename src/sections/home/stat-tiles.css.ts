import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, from, space } from "../../design/tokens.ts";

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
