import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { fontFamilies } from "../../design/fonts.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, space } from "../../design/tokens.ts";

export const letterhead = style(
  inPage({
    display: "none",
    "@media": { print: { display: "flex", flexDirection: "column", gap: space.sm } },
  }),
);

export const sender = style(
  inPage({
    display: "flex",
    justifyContent: "space-between",
    gap: space.lg,
    paddingBlockEnd: space.sm,
    borderBlockEnd: `2px solid ${colour.ink}`,
  }),
);

export const subject = style(
  inPage({
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space.lg,
  }),
);

export const company = style(
  inPage({
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    fontFamily: fontFamilies.display,
    fontSize: fontSize.title,
    fontWeight: fontWeight.display,
  }),
);

export const contact = style(
  inPage({ textAlign: "end", fontSize: fontSize.small, lineHeight: 1.4 }),
);
