import { style } from "@vanilla-extract/css";
import { globalInPage, inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontWeight, from, space } from "../../design/tokens.ts";

/** Pictures beside the words in wide windows, between head and buttons elsewhere. */
export const band = style(
  inPage({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: `${space.lg} ${space["3xl"]}`,
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
        gridTemplateRows: "1fr auto auto 1fr",
      },
    },
  }),
);

export const bandHead = style(
  inPage({
    display: "grid",
    gap: space.sm,
    "@media": { [from.desktop]: { gridArea: "2 / 2" } },
  }),
);

export const bandPictures = style(
  inPage({ "@media": { [from.desktop]: { gridArea: "1 / 1 / -1" } } }),
);

export const bandActions = style(
  inPage({
    display: "grid",
    gap: space.md,
    "@media": { [from.desktop]: { gridArea: "3 / 2" } },
  }),
);

export const price = style(inPage({ fontWeight: fontWeight.strong, textWrap: "balance" }));

/** On a phone each as wide as the column. */
export const buttons = style(inPage({ display: "flex", flexWrap: "wrap", gap: space.sm }));
globalInPage(`${buttons} > a`, { flexGrow: 1 });

/** A small picture beside the words; the button beside them, too, where there is room. */
export const strip = style(
  inPage({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.sm} ${space.lg}`,
    paddingBlock: space.xl,
    borderBlockEnd: `1px solid ${colour.line}`,
  }),
);

export const stripPicture = style(
  inPage({
    flex: "0 0 5.5rem",
    "@media": { [from.tablet]: { flexBasis: "9rem" } },
  }),
);

export const stripWords = style(inPage({ flex: "1 1 11rem", display: "grid", gap: space["2xs"] }));
