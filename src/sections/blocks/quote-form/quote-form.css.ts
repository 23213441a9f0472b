import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../../design/fonts.ts";
import { colour } from "../../../design/theme.css.ts";
import { corner, fontWeight, from, space, stacked } from "../../../design/tokens.ts";

export const quote = pageStyle({
  display: "grid",
  gap: space["3xl"],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
});

/** In wide windows the steps end where the form beside them ends. */
export const aside = pageStyle({
  containerType: "inline-size",
  ...stacked("xl"),
});

export const stepList = pageStyle({ flex: 1, display: "flex", flexDirection: "column" });

export const step = pageStyle({
  position: "relative",
  flex: "1 0 auto",
  alignContent: "start",
  display: "grid",
  gridTemplateColumns: "2.75rem 1fr",
  columnGap: space.md,
  paddingBlockEnd: space.xl,
  selectors: {
    // The line that joins one step to the next.
    "&:not(:last-child)::before": {
      content: '""',
      position: "absolute",
      insetBlock: "2.75rem 0",
      insetInlineStart: "calc(1.375rem - 1px)",
      inlineSize: "2px",
      background: colour.edge,
    },
  },
});

export const stepNumber = pageStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  background: colour.tile,
  color: colour.onTile,
  borderRadius: corner.paver,
  fontFamily: fontFamilies.display,
  fontWeight: fontWeight.display,
});
