import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontWeight, from, space } from "../../design/tokens.ts";

export const services = style(
  inPage({
    display: "grid",
    columnGap: space.lg,
    rowGap: space.sm,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space.xl },
      [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  }),
);

/** A small picture beside the text on a phone, a low one above it in wider windows. */
export const service = style(
  inPage({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "min(5.5rem, 30%) minmax(0, 1fr)",
    columnGap: space.md,
    alignItems: "start",
    paddingBlockStart: space.sm,
    borderBlockStart: `1px solid ${colour.edge}`,
    "@media": {
      [from.tablet]: {
        display: "flex",
        flexDirection: "column",
        alignItems: "stretch",
        gap: space.md,
        paddingBlockStart: 0,
        border: 0,
      },
    },
  }),
);

export const servicePicture = style(
  inPage({
    overflow: "hidden",
    borderRadius: corner.sheet,
    blockSize: "5.5rem",
    "@media": { [from.tablet]: { blockSize: "10.5rem" } },
  }),
);

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
