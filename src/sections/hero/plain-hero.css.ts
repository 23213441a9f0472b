import { type StyleRule, styleVariants } from "@vanilla-extract/css";
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

/** A pattern that is clear of the words at the left and fades in towards the right edge. */
export const fadingPattern = (clear: string, full: string): StyleRule => ({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  display: "none",
  maskImage: `linear-gradient(90deg, transparent ${clear}, black ${full})`,
  "@media": {
    [from.tablet]: { display: "block" },
    "(forced-colors: active)": { display: "none" },
  },
});

export const plainHero = pageStyle({ ...onPattern, paddingBlock: space.section });

export const lowPlainHero = pageStyle([plainHero, { paddingBlock: space.lg }]);

const laying = pageStyle(fadingPattern("42%", "92%"));

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
