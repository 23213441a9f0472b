import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontWeight, from, space } from "../../design/tokens.ts";

export const services = style(
  inPage({
    display: "grid",
    columnGap: space.lg,
    rowGap: space["2xl"],
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  }),
);

export const service = style(
  inPage({ position: "relative", display: "flex", flexDirection: "column", gap: space.md }),
);

export const servicePicture = style(inPage({ overflow: "hidden", borderRadius: corner.sheet }));

export const learnMore = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minBlockSize: "2.75rem",
    color: colour.action,
    fontWeight: fontWeight.strong,
    textDecorationColor: "transparent",
    selectors: {
      "&::after": { content: '""', position: "absolute", inset: 0 },
      "&:hover": { color: colour.actionStrong, textDecorationColor: "currentColor" },
    },
  }),
);
