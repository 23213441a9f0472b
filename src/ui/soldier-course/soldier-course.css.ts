import { uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";

const brick = 15;
const joint = 3;
const tones = [
  colour.brick,
  colour.brickDark,
  colour.brick,
  colour.brickPale,
  colour.brick,
  colour.brickDark,
  colour.brickPale,
];

/** Upright bricks side by side, their tones repeating every seven, as gradient stops in px. */
const stops = tones.flatMap((tone, index) => {
  const start = index * (brick + joint);
  return [
    `${tone} ${start}px ${start + brick}px`,
    `${colour.joint} ${start + brick}px ${start + brick + joint}px`,
  ];
});

export const soldierCourse = uiStyle({
  blockSize: "1.75rem",
  borderBlock: `${joint}px solid ${colour.joint}`,
  backgroundImage: `repeating-linear-gradient(90deg, ${stops.join(", ")})`,
  "@media": {
    "(forced-colors: active)": { borderBlock: "2px solid CanvasText" },
    print: { display: "none" },
  },
});
