import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontWeight, from, space } from "../../design/tokens.ts";

export const answers = style(inPage({ display: "flex", flexDirection: "column", gap: space.sm }));

/** The label beside its text, on a phone above it. */
export const answer = style(
  inPage({
    "@media": {
      [from.phone]: { display: "grid", gridTemplateColumns: "8rem minmax(0, 1fr)", gap: space.md },
    },
  }),
);

export const answerLabel = style(inPage({ fontWeight: fontWeight.strong }));
