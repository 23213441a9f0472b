import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { patternDataUri } from "../../../design/patterns/paver-svg.ts";
import { colour } from "../../../design/theme.css.ts";
import { pressTarget, space } from "../../../design/tokens.ts";
import { fadingPattern, onPattern } from "../../hero/plain-hero.css.ts";

/** Basalt with a herringbone pattern that fades in towards the right edge. */
export const slab = pageStyle({
  ...onPattern,
  background: colour.slab,
  color: colour.onSlab,
  paddingBlock: space.section,
});

/** Slightly lighter than the slab, in both colour schemes. */
const herringbone = patternDataUri("herringbone-45", {
  brickLength: 112,
  joint: 4,
  fills: ["rgb(255 255 255 / 0.06)"],
});

export const laying = pageStyle({
  ...fadingPattern,
  maskImage: "linear-gradient(90deg, transparent 45%, black 95%)",
  backgroundImage: `url("${herringbone}")`,
});

export const moreLink = pageStyle({
  ...pressTarget,
  gap: space.xs,
  color: colour.onSlab,
  selectors: { "&:focus-visible": { outlineColor: colour.accentOnSlab, boxShadow: "none" } },
});
