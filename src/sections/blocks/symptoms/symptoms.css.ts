import { globalPageStyle, pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { columns, fontWeight, from, space, stacked } from "../../../design/tokens.ts";

export const symptoms = pageStyle({
  "@media": {
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: columns(2, "15rem"),
      columnGap: space["3xl"],
    },
  },
});

// The last row of the first column ends with a line as well.
globalPageStyle(`${symptoms} > :nth-last-child(2)`, {
  "@media": { [from.desktop]: { borderBlockEnd: `1px solid ${colour.edge}` } },
});

export const symptomAnswers = pageStyle({
  ...stacked("sm"),
});

export const symptomAnswer = pageStyle({
  "@media": {
    [from.phone]: { display: "grid", gridTemplateColumns: "8rem minmax(0, 1fr)", gap: space.md },
  },
});

export const symptomLabel = pageStyle({ fontWeight: fontWeight.strong });
