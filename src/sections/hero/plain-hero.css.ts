import { styleVariants } from "@vanilla-extract/css";
import { inPage, pageStyle } from "../../design/cascade-layers.css.ts";
import type { PatternName } from "../../design/patterns/patterns.ts";
import { patternDataUri } from "../../design/patterns/paver-svg.ts";
import { from, palette, space } from "../../design/tokens.ts";
import { recordOf } from "../../domain/keys-of.ts";

/** What has a laying pattern behind its words. */
export const onPattern = {
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
} as const;

/** A pattern behind words at the left; its mask fades it in towards the right edge. */
export const fadingPattern = {
  position: "absolute",
  inset: 0,
  zIndex: -1,
  display: "none",
  "@media": {
    [from.tablet]: { display: "block" },
    "(forced-colors: active)": { display: "none" },
  },
} as const;

export const plainHero = pageStyle({ ...onPattern, paddingBlock: space.section });

export const lowPlainHero = pageStyle([plainHero, { paddingBlock: space.lg }]);

const laying = pageStyle({
  ...fadingPattern,
  maskImage: "linear-gradient(90deg, transparent 42%, black 92%)",
});

const heroPatterns = ["herringbone", "basket-weave", "hexagon", "stretcher"] as const;

const backgroundOf = (name: PatternName, scheme: keyof typeof palette) => {
  const { sand, deepSand, line } = palette[scheme];
  return `url("${patternDataUri(name, { brickLength: 96, joint: 3, fills: [deepSand, sand, line, sand] })}")`;
};

export const patternBackground = styleVariants(
  recordOf(heroPatterns, (name) => [
    laying,
    inPage({
      backgroundImage: backgroundOf(name, "light"),
      "@media": { "(prefers-color-scheme: dark)": { backgroundImage: backgroundOf(name, "dark") } },
    }),
  ]),
);
