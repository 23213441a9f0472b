import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, from, space } from "../../design/tokens.ts";

export const mainArea = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.md,
    paddingBlock: space.xl,
    borderBlockStart: `2px solid ${colour.ink}`,
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
        columnGap: space["3xl"],
      },
    },
  }),
);

export const nameLink = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    gap: space.sm,
    minBlockSize: "2.75rem",
    textDecorationColor: "transparent",
    selectors: { "&:hover": { color: colour.action, textDecorationColor: "currentColor" } },
  }),
);

export const nameArrow = style(
  inPage({ display: "inline-flex", color: colour.action, fontSize: fontSize.lead }),
);

export const suburbs = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(10rem, 45%), 1fr))",
    columnGap: space.md,
    alignContent: "start",
  }),
);

export const suburbLink = style(
  inPage({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: "2.75rem",
    lineHeight: 1.25,
    // A long name breaks rather than run into the next column (WCAG 2.2, 1.4.12).
    overflowWrap: "anywhere",
    textDecorationColor: colour.edge,
    selectors: { "&:hover": { color: colour.action, textDecorationColor: "currentColor" } },
  }),
);

export const strip = style(inPage({ paddingBlock: space["2xl"], background: colour.sand }));
