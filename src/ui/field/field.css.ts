import { style } from "@vanilla-extract/css";
import { inUi } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, fontWeight, space } from "../../design/tokens.ts";

export const field = style(
  inUi({ display: "flex", flexDirection: "column", gap: space.hair, minInlineSize: 0 }),
);

export const label = style(inUi({ fontWeight: fontWeight.strong, lineHeight: 1.4 }));
export const asterisk = style(inUi({ color: colour.danger }));
export const hint = style(
  inUi({ color: colour.inkSoft, fontSize: fontSize.small, lineHeight: 1.4 }),
);

export const control = style(
  inUi({
    inlineSize: "100%",
    minBlockSize: "3rem",
    paddingBlock: space.tight,
    paddingInline: space.snug,
    border: `2px solid ${colour.edge}`,
    borderRadius: corner.paver,
    background: colour.paper,
    color: colour.ink,
    // Below 16 px, phones zoom into a field that takes focus.
    fontSize: fontSize.body,
    accentColor: colour.action,
    selectors: {
      "&:hover": { borderColor: colour.ink },
      // A red border, and an icon beside the message for those who see no red (SPEC.md section 5).
      "&[aria-invalid='true']": {
        borderColor: colour.danger,
        boxShadow: `inset 0 0 0 1px ${colour.danger}`,
      },
      "textarea&": { minBlockSize: "8rem", resize: "vertical", lineHeight: 1.5 },
    },
  }),
);

export const errorText = style(
  inUi({
    display: "flex",
    alignItems: "flex-start",
    gap: space.hair,
    color: colour.danger,
    fontWeight: fontWeight.medium,
    fontSize: fontSize.small,
    lineHeight: 1.4,
  }),
);
