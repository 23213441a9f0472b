import { style, styleVariants } from "@vanilla-extract/css";
import { keysOf } from "../domain/keys-of.ts";
import { colour } from "./theme.css.ts";
import { fontSize, palette, space } from "./tokens.ts";

export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
  gap: space.md,
  fontSize: fontSize.small,
});

export const roles = keysOf(palette.light);

export const swatch = styleVariants(palette.light, (_hue, role) => ({
  blockSize: "3rem",
  background: colour[role],
  border: `1px solid ${colour.edge}`,
}));
