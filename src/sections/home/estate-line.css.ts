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
    gap: `${space.xs} ${space.xl}`,
    paddingBlock: space.sm,
    borderBlock: `1px solid ${colour.edge}`,
  }),
);

export const estateLinks = style(
  inPage({ display: "flex", flexWrap: "wrap", columnGap: space.xl }),
);
