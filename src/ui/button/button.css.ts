import type { StyleRule } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inUi } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontWeight, space } from "../../design/tokens.ts";

/** A button with an icon alone, as large as a finger (WCAG 2.2, 2.5.5 Target Size). */
export const iconButton: StyleRule = {
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: corner.paver,
  background: "transparent",
};

const pressed = { transform: "translateY(1px)" };

/** At least 48 px high (WCAG 2.2, 2.5.5 Target Size asks for 44 px). */
export const button = recipe({
  base: inUi({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    minBlockSize: "3rem",
    paddingBlock: space.xs,
    paddingInline: space.lg,
    border: "2px solid transparent",
    borderRadius: corner.paver,
    fontWeight: fontWeight.strong,
    lineHeight: 1.2,
    textAlign: "center",
    // Breaks a long email address, which would make a phone's page scroll sideways.
    overflowWrap: "anywhere",
    textDecoration: "none",
    cursor: "pointer",
    transition: "background-color var(--quick), border-color var(--quick), color var(--quick)",
    "@media": { print: { display: "none" } },
    selectors: {
      "&:active": pressed,
      "&:disabled": { cursor: "progress", opacity: 0.75, transform: "none" },
      "&[aria-disabled='true']": { cursor: "default", opacity: 0.5, transform: "none" },
      // While it sends.
      "&[type='submit'][aria-disabled='true']": { cursor: "progress", opacity: 0.75 },
    },
  }),
  variants: {
    tone: {
      filled: inUi({
        background: colour.action,
        color: colour.onAction,
        selectors: {
          "&:hover:not(:disabled, [aria-disabled='true'])": { background: colour.actionStrong },
        },
        "@media": {
          "(forced-colors: active)": { border: "2px solid ButtonText", forcedColorAdjust: "auto" },
        },
      }),
      quiet: inUi({
        background: "transparent",
        borderColor: colour.edge,
        color: colour.ink,
        selectors: { "&:hover": { borderColor: colour.action, color: colour.action } },
      }),
      onSlab: inUi({
        background: "transparent",
        borderColor: colour.onSlabSoft,
        color: colour.onSlab,
        selectors: { "&:hover": { background: colour.onSlab, color: "#1D1A17" } },
      }),
      bare: inUi({
        background: "transparent",
        paddingInline: space.xs,
        color: colour.action,
        textDecoration: "underline",
        textUnderlineOffset: "0.2em",
        selectors: { "&:hover": { color: colour.actionStrong } },
      }),
    },
    size: {
      medium: {},
      slim: inUi({ minBlockSize: "2.75rem", paddingInline: space.md }),
      large: inUi({ minBlockSize: "3.5rem", fontSize: "1.125rem" }),
    },
    width: { content: {}, full: inUi({ inlineSize: "100%" }) },
  },
  defaultVariants: { tone: "filled", size: "medium", width: "content" },
});
