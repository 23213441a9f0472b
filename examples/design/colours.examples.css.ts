import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../../src/design/theme.css.ts";
import { fontSize, palette, space } from "../../src/design/tokens.ts";
import { keysOf } from "../../src/domain/keys-of.ts";

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
