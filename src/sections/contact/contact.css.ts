import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, space } from "../../design/tokens.ts";

export const place = style(
  inPage({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    placeItems: "center",
    blockSize: "24rem",
    background: colour.deepSand,
    border: `1px solid ${colour.line}`,
    borderRadius: corner.sheet,
    overflow: "hidden",
    "@media": { print: { display: "none" } },
  }),
);

/** What stands in the map's place until it shows, and where it cannot. */
export const instead = style(
  inPage({
    display: "grid",
    justifyItems: "center",
    gap: space.sm,
    maxInlineSize: "26rem",
    padding: space.lg,
  }),
);

export const fallback = style(inPage({ textAlign: "center", color: colour.ink }));

export const frame = style(
  inPage({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" }),
);

export const details = style(inPage({ display: "flex", flexDirection: "column", gap: space.lg }));

export const detail = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "2rem minmax(0, 1fr)",
    alignItems: "start",
    columnGap: space.sm,
    color: colour.ink,
  }),
);

export const detailIcon = style(
  inPage({ color: colour.action, fontSize: "1.25rem", paddingBlockStart: "0.1rem" }),
);

export const detailLabel = style(
  inPage({ fontSize: fontSize.small, color: colour.inkSoft, gridColumn: 2 }),
);

export const detailValue = style(
  inPage({ gridColumn: 2, fontWeight: fontWeight.strong, fontSize: fontSize.body }),
);

export const detailNote = style(inPage({ gridColumn: 2 }));
