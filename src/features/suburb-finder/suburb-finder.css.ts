import { pageStyle } from "../../design/cascade-layers.css.ts";
import { fontWeight, from, space } from "../../design/tokens.ts";

/** The answer beside the question where both fit, otherwise below it. */
export const finder = pageStyle({
  display: "grid",
  gap: `${space.lg} ${space["3xl"]}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" } },
});

export const facts = pageStyle({ display: "flex", flexDirection: "column", gap: space.sm });

export const fact = pageStyle({
  "@media": {
    [from.phone]: { display: "grid", gridTemplateColumns: "7rem minmax(0, 1fr)", gap: space.md },
  },
});

export const factLabel = pageStyle({ fontWeight: fontWeight.strong });
