import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { space } from "../../design/tokens.ts";

/** The lead is beside the heading where both fit, which they do in a wide column. */
export const sectionHead = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space["3xl"],
    rowGap: space.sm,
  }),
);

export const sectionLead = style(inPage({ flex: "0 1 30rem" }));
