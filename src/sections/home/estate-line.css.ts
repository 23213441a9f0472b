import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { space } from "../../design/tokens.ts";

export const estateLine = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space.xl,
    rowGap: space["2xs"],
    paddingBlock: space.md,
    borderBlock: `2px solid ${colour.ink}`,
  }),
);

export const estateLinks = style(
  inPage({ display: "flex", flexWrap: "wrap", columnGap: space.lg }),
);
