import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontWeight, from, space } from "../../design/tokens.ts";

export const panels = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xl,
    "@media": {
      [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.md },
    },
  }),
);

/** A tall picture with a caption across its lower edge. */
export const panel = style(
  inPage({ position: "relative", display: "flex", flexDirection: "column" }),
);

export const panelPicture = style(
  inPage({
    aspectRatio: "2 / 1",
    overflow: "hidden",
    borderRadius: corner.sheet,
    "@media": {
      [from.desktop]: { aspectRatio: "4 / 5" },
      print: { aspectRatio: "5 / 2" },
    },
  }),
);

export const panelCaption = style(
  inPage({
    position: "relative",
    flex: 1,
    display: "flex",
    flexDirection: "column",
    gap: space.xs,
    marginBlockStart: "-3rem",
    marginInlineEnd: space.xl,
    padding: space.md,
    background: colour.slabRaised,
    color: colour.onSlab,
    borderBlockStart: `4px solid ${colour.brick}`,
    "@media": {
      [from.tablet]: { marginInlineEnd: "25%", padding: space.lg },
      [from.desktop]: { marginInlineEnd: space.xl },
    },
  }),
);

export const panelText = style(inPage({ color: colour.onSlabSoft, lineHeight: 1.5, flex: 1 }));

export const panelLink = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minBlockSize: "2.75rem",
    color: colour.onSlab,
    fontWeight: fontWeight.strong,
    // The link covers the whole panel, and screen readers read its text alone.
    selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
  }),
);
