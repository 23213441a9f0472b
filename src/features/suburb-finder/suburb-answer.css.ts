import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, from, space } from "../../design/tokens.ts";

export const answer = style(
  inPage({
    display: "flex",
    flexDirection: "column",
    gap: space.md,
    padding: space.lg,
    background: colour.sheet,
    borderBlockStart: `4px solid ${colour.brick}`,
    borderRadius: corner.sheet,
  }),
);

export const answerFact = style(
  inPage({
    display: "grid",
    paddingBlock: space.xs,
    borderBlockStart: `1px solid ${colour.line}`,
    "@media": { [from.tablet]: { gridTemplateColumns: "14rem minmax(0, 1fr)" } },
  }),
);

export const answerLabel = style(inPage({ color: colour.inkSoft }));

/** The width of the input and its answer in wide windows. */
export const column = style(inPage({ maxInlineSize: "42rem" }));

/** The button is beside the input where both fit. */
export const search = style(
  inPage({
    display: "grid",
    gap: space.sm,
    alignItems: "end",
    "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  }),
);
