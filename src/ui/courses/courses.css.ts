import { style } from "@vanilla-extract/css";
import { inUi } from "../../design/cascade-layers.css.ts";
import { from, space } from "../../design/tokens.ts";

/** A grid whose wide and narrow cards alternate from course to course, like the joints of paving. */
export const courses = style(
  inUi({
    display: "grid",
    columnGap: space.lg,
    rowGap: space["2xl"],
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" } },
  }),
);

export const courseCard = style(
  inUi({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: space.md,
    selectors: { "&[hidden]": { display: "none" } },
    "@media": {
      [from.tablet]: {
        gridColumn: "span 5",
        selectors: {
          // Counts only visible cards.
          "&:nth-child(4n + 1 of :not([hidden])), &:nth-child(4n of :not([hidden]))": {
            gridColumn: "span 7",
          },
        },
      },
    },
  }),
);
