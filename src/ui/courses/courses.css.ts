import { style } from "@vanilla-extract/css";
import { inUi } from "../../design/layers.css.ts";
import { from, space } from "../../design/tokens.ts";

/** Broad and narrow cards change places from course to course, so that joints never line up. */
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
          // Hidden cards take no place in a course.
          "&:nth-child(4n + 1 of :not([hidden])), &:nth-child(4n of :not([hidden]))": {
            gridColumn: "span 7",
          },
        },
      },
    },
  }),
);
