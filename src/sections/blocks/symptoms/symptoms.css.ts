import { style } from "@vanilla-extract/css";
import { globalInPage, inPage } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { columns, fontWeight, from, space } from "../../../design/tokens.ts";

/** In two columns in wide windows. */
export const symptoms = style(
  inPage({
    "@media": {
      [from.desktop]: {
        display: "grid",
        gridTemplateColumns: columns(2, "15rem"),
        columnGap: space["3xl"],
      },
    },
  }),
);

// The last row of the first column ends with a line as well.
globalInPage(`${symptoms} > :nth-last-child(2)`, {
  "@media": { [from.desktop]: { borderBlockEnd: `1px solid ${colour.edge}` } },
});

export const symptomAnswers = style(
  inPage({ display: "flex", flexDirection: "column", gap: space.sm }),
);

/** The label beside its text, on a phone above it. */
export const symptomAnswer = style(
  inPage({
    "@media": {
      [from.phone]: { display: "grid", gridTemplateColumns: "8rem minmax(0, 1fr)", gap: space.md },
    },
  }),
);

export const symptomLabel = style(inPage({ fontWeight: fontWeight.strong }));
