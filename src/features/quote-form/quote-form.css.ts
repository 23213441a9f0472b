import { style, styleVariants } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, from, space } from "../../design/tokens.ts";

export const form = style(inPage({ display: "flex", flexDirection: "column", gap: space.roomy }));

export const fields = style(
  inPage({
    display: "grid",
    gap: space.roomy,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);

export const wide = style(inPage({ gridColumn: "1 / -1", minInlineSize: 0 }));

export const small = style(
  inPage({ fontSize: fontSize.small, lineHeight: 1.5, color: colour.inkSoft }),
);

export const actions = style(
  inPage({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.base }),
);

const panel = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: space.snug,
    padding: space.base,
    border: "2px solid",
    borderInlineStartWidth: "6px",
    borderRadius: corner.sheet,
    color: colour.ink,
  }),
);

export const panelTone = styleVariants({
  done: [panel, inPage({ background: colour.doneGround, borderColor: colour.done })],
  danger: [panel, inPage({ background: colour.dangerGround, borderColor: colour.danger })],
});

export const panelTitle = style(
  inPage({
    fontFamily: "inherit",
    fontSize: fontSize.body,
    fontWeight: fontWeight.strong,
    letterSpacing: 0,
    lineHeight: 1.4,
  }),
);

export const panelList = style(
  inPage({ display: "flex", flexWrap: "wrap", columnGap: space.base, rowGap: space.hair }),
);

export const panelLink = style(
  inPage({
    display: "inline-block",
    paddingBlock: "0.25rem",
    color: colour.danger,
    fontWeight: fontWeight.medium,
  }),
);

export const sending = style(inPage({ minBlockSize: "1.6em", color: colour.inkSoft }));
