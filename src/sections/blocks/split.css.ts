import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { from, space } from "../../design/tokens.ts";

export const split = style(
  inPage({
    display: "grid",
    gap: space.lg,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
        columnGap: space["3xl"],
        alignItems: "start",
      },
    },
  }),
);

/** Stays in view while the content scrolls. */
export const head = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: space.md,
    "@media": { [from.desktop]: { position: "sticky", insetBlockStart: "7rem" } },
  }),
);

export const content = style(
  inPage({
    "@media": {
      [from.desktop]: {
        gridColumn: 2,
        selectors: { "&:not(:last-child)": { gridRow: "1 / span 2" } },
      },
    },
  }),
);

export const foot = style(
  inPage({ "@media": { [from.desktop]: { gridColumn: 1, gridRow: 2, alignSelf: "end" } } }),
);
