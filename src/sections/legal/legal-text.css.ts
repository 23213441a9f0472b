import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, from, measure, space } from "../../design/tokens.ts";

export const updated = style(
  inPage({ color: colour.inkSoft, fontSize: fontSize.small, paddingBlockEnd: space.xs }),
);

export const contentsNav = style(inPage({ alignSelf: "stretch" }));

export const contents = style(
  inPage({
    borderBlockStart: `3px solid ${colour.brick}`,
    paddingBlockStart: space.xs,
    fontSize: fontSize.small,
  }),
);

export const contentsLink = style(
  inPage({
    display: "flex",
    alignItems: "center",
    minBlockSize: "2.75rem",
    textDecorationColor: "transparent",
    "@media": { [from.desktop]: { minBlockSize: "2rem" } },
    selectors: { "&:hover": { color: colour.action, textDecorationColor: "currentColor" } },
  }),
);

export const text = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space["2xl"],
    maxInlineSize: measure.text,
  }),
);

export const part = style(inPage({ display: "flex", flexDirection: "column", gap: space.md }));

export const list = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space.xs,
    listStyle: "square",
    paddingInlineStart: space.lg,
    selectors: { "&::marker": { color: colour.brick } },
  }),
);
