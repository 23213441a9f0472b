import { styleVariants } from "@vanilla-extract/css";
import { inPage, pageStyle } from "../../design/cascade-layers.css.ts";
import { patternDataUri } from "../../design/patterns/paver-svg.ts";
import { from, palette, space } from "../../design/tokens.ts";

/** The text at the left; a laying pattern fades in towards the right edge. */
export const plainHero = pageStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  paddingBlock: space.section,
});

export const lowPlainHero = pageStyle([plainHero, { paddingBlock: space.lg }]);

const laying = pageStyle({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  display: "none",
  maskImage: "linear-gradient(90deg, transparent 42%, black 92%)",
  "@media": {
    [from.tablet]: { display: "block" },
    "(forced-colors: active)": { display: "none" },
  },
});

const backgroundOf = (
  name: "herringbone" | "basket-weave" | "hexagon" | "stretcher",
  scheme: keyof typeof palette,
) => {
  const { sand, deepSand, line } = palette[scheme];
  return `url("${patternDataUri(name, { brickLength: 96, joint: 3, fills: [deepSand, sand, line, sand] })}")`;
};

const layingOf = (name: Parameters<typeof backgroundOf>[0]) => [
  laying,
  inPage({
    backgroundImage: backgroundOf(name, "light"),
    "@media": { "(prefers-color-scheme: dark)": { backgroundImage: backgroundOf(name, "dark") } },
  }),
];

export const patternBackground = styleVariants({
  herringbone: layingOf("herringbone"),
  "basket-weave": layingOf("basket-weave"),
  hexagon: layingOf("hexagon"),
  stretcher: layingOf("stretcher"),
});
