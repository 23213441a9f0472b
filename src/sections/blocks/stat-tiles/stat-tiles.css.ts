import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { displayText } from "../../../design/fonts.ts";
import { colour } from "../../../design/theme.css.ts";
import { fontSize, fontWeight, from, space } from "../../../design/tokens.ts";
import { phone } from "../../../ui/courses/courses.css.ts";

/** In px. Small bricks fill the ends of the courses. */
const small = { height: 20, joint: 3 };
const pitch = small.height + small.joint;

/** How many of them fill the width; the number is set below. */
const wide = "var(--wide)";

/** Bricks of every second course, as a layer of a background; `first` is their distance from the start, in bricks. */
const bricksOf = (fill: string, first: string, course: 0 | 1, repeat: string) => {
  const image = `conic-gradient(at calc(100% - ${small.joint}px) ${small.height}px, transparent 75%, ${fill} 0)`;
  const position = `calc((100% + ${small.joint}px) * (${first}) / (${wide} - 1)) ${course * pitch}px`;
  return `${image} ${position} / calc((100% + ${small.joint}px) / ${wide}) ${2 * pitch}px ${repeat}`;
};

/** Whole bricks, and in every second course a half brick at both ends; one a course is pale. */
const laidBricks = [
  bricksOf(colour.brick, "1", 0, "repeat-y"),
  bricksOf(colour.brick, `${wide} - 1.5`, 1, "repeat-y"),
  bricksOf(colour.brickDark, "0", 0, "repeat"),
  bricksOf(colour.tile, ".5", 1, "repeat"),
].join();

/** Heights of a tile that end with a whole course of small bricks. */
const coursesHigh = (count: number) => `${(count * pitch - 4) / 16}rem`;

export const tiles = pageStyle({
  vars: { "--filler": laidBricks, "--wide": "2" },
  "@media": {
    [from.tablet]: { vars: { "--wide": "4" } },
    [from.desktop]: { vars: { "--wide": "5" } },
  },
});

export const tile = pageStyle({
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
      // The figure is above its label where the letters leave no room beside it.
      flexWrap: "wrap-reverse",
      alignContent: "center",
      alignItems: "center",
      justifyContent: "flex-end",
      gap: space.md,
      minBlockSize: coursesHigh(4),
      paddingInline: space.lg,
    },
  },
});

export const tileValue = pageStyle({
  ...displayText(fontSize.heading),
  lineHeight: 1,
  letterSpacing: "-0.02em",
  "@media": { [phone]: { fontSize: `min(${fontSize.heading}, 9vw)` } },
});

export const tileLabel = pageStyle({
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  "@media": {
    // As large as the longest word has room in a brick.
    [phone]: { fontSize: "min(1em, 5.4vw)" },
    [from.tablet]: { flex: "1 1 0", minInlineSize: "min-content" },
  },
});
