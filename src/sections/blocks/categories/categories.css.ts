import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { space } from "../../../design/tokens.ts";

export const estateLine = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.xs} ${space.xl}`,
  paddingBlock: space.sm,
  borderBlock: `1px solid ${colour.edge}`,
});

export const estateLinks = pageStyle({ display: "flex", flexWrap: "wrap", columnGap: space.xl });
