import { globalStyle, style } from "@vanilla-extract/css";
import { layers } from "../src/design/cascade-layers.css.ts";
import { colour } from "../src/design/theme.css.ts";
import { fontSize, from, space } from "../src/design/tokens.ts";

export const gallery = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  padding: space.md,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "14rem minmax(0, 1fr)", padding: space.xl },
  },
});

/** In a narrow viewport only the first page shows the list. */
export const list = style({
  "@media": {
    [`not all and ${from.desktop.replace("screen and ", "")}`]: {
      selectors: { "&[data-beside]": { display: "none" } },
    },
  },
});

export const names = style({ columns: "12rem", fontSize: fontSize.small });

export const stage = style({ borderBlockStart: `1px solid ${colour.line}` });

export const caption = style({
  paddingBlock: space.xs,
  color: colour.inkSoft,
  fontSize: fontSize.small,
});

/** An example has its own width, up to that of its stage. */
export const content = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  paddingBlockEnd: space.lg,
});
// In the base layer, so that a component's own width wins.
globalStyle(`${content} > :is(div, section, ul, ol, dl, form, fieldset, address, footer, header)`, {
  "@layer": { [layers.base]: { inlineSize: "100%" } },
});

export const frame = style({
  inlineSize: "100%",
  blockSize: "44rem",
  border: `1px solid ${colour.line}`,
  background: colour.paper,
  selectors: { "&[data-window='phone']": { inlineSize: "22.5rem" } },
});
