import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, covering, space } from "../../design/tokens.ts";

export const map = pageStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  placeItems: "center",
  minBlockSize: "24rem",
  background: colour.deepSand,
  border: `1px solid ${colour.line}`,
  borderRadius: corner.sheet,
  overflow: "hidden",
  "@media": { print: { display: "none" } },
});

/** Shown until the map has loaded, or if it cannot. */
export const mapFallback = pageStyle({
  display: "grid",
  justifyItems: "center",
  gap: space.sm,
  maxInlineSize: "26rem",
  padding: space.lg,
});

export const fallbackText = pageStyle({
  textAlign: "center",
  overflowWrap: "anywhere",
  color: colour.ink,
});

export const mapFrame = pageStyle({
  ...covering,
  // An error page may have no background, and the fallback would show through its text.
  background: "#fff",
});
