import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontWeight, from, space } from "../../design/tokens.ts";

/** Pictures beside the words in wide windows, below the first button elsewhere. */
export const band = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.lg} ${space["3xl"]}`,
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      gridTemplateRows: "1fr auto auto auto 1fr",
    },
  },
});

export const bandHead = pageStyle({
  display: "grid",
  gap: space.sm,
  "@media": { [from.desktop]: { gridArea: "2 / 2" } },
});

export const bandPictures = pageStyle({ "@media": { [from.desktop]: { gridArea: "1 / 1 / -1" } } });

export const bandActions = pageStyle({
  display: "grid",
  gap: space.md,
  "@media": { [from.desktop]: { gridArea: "4 / 2" } },
});

export const price = pageStyle({ fontWeight: fontWeight.strong, textWrap: "balance" });

/** As wide as the column. */
export const wideButton = pageStyle({ display: "flex" });
globalPageStyle(`${wideButton} > *`, { flexGrow: 1 });

export const bandPress = pageStyle([
  wideButton,
  { "@media": { [from.desktop]: { gridArea: "3 / 2" } } },
]);

/** A small picture beside the words; the button beside them, too, where there is room. */
export const strip = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.sm} ${space.lg}`,
  paddingBlock: space.xl,
  borderBlockEnd: `1px solid ${colour.line}`,
});

export const stripPicture = pageStyle({
  flex: "0 0 5.5rem",
  "@media": { [from.tablet]: { flexBasis: "9rem" } },
});

export const stripWords = pageStyle({ flex: "1 1 11rem", display: "grid", gap: space["2xs"] });
