import { keyframes, styleVariants } from "@vanilla-extract/css";
import { inUi, uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import {
  corner,
  fontSize,
  fontWeight,
  from,
  lowWindow,
  measure,
  space,
  zIndex,
} from "../../design/tokens.ts";
import { iconButton } from "../button/button.css.ts";

const enter = keyframes({ from: { opacity: 0, transform: "translateY(1rem)" } });

/**
 * At the lower edge, above the thumb bar. Outcomes of the quote form scroll clear of it (`toastSpace`). Stays pressable
 * while a dialog makes the page inert.
 */
export const toastRegion = uiStyle({
  position: "fixed",
  insetBlockEnd: `calc(4rem + ${space.sm} + env(safe-area-inset-bottom))`,
  insetInlineEnd: space.md,
  zIndex: zIndex.toast,
  pointerEvents: "auto",
  "@media": {
    [lowWindow]: { insetBlockEnd: space.xs },
    [from.desktop]: { insetBlockEnd: space.md },
  },
});

/** Height of a toast, above the space that scrolling leaves at the lower edge of the window. */
export const toastSpace = "10rem";

export const toastList = uiStyle({ display: "grid", gap: space.xs });

const toast = uiStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: space.sm,
  inlineSize: "min(26rem, calc(100vw - 2rem))",
  "@media": {
    [from.desktop]: {
      // The scrollbar takes the last 1 rem.
      inlineSize: `clamp(15rem, (100vw - ${measure.formDialog}) / 2 - 3rem, 26rem)`,
    },
  },
  paddingBlock: space.sm,
  paddingInline: `${space.md} ${space.xs}`,
  border: `2px solid`,
  borderRadius: corner.sheet,
  color: colour.ink,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  boxShadow: "0 0.75rem 2rem rgb(0 0 0 / 0.25)",
  animation: `${enter} var(--calm) ease-out`,
});

export const toastTone = styleVariants({
  success: [toast, inUi({ background: colour.successBackground, borderColor: colour.success })],
  error: [toast, inUi({ background: colour.dangerBackground, borderColor: colour.danger })],
});

export const mark = styleVariants({
  success: inUi({ color: colour.success, paddingBlockStart: "0.1rem" }),
  error: inUi({ color: colour.danger, paddingBlockStart: "0.1rem" }),
});

export const message = uiStyle({ flex: 1, paddingBlockStart: "0.1rem" });
export const title = uiStyle({ fontSize: "1rem", fontWeight: fontWeight.strong });

export const dismiss = uiStyle({
  ...iconButton,
  marginBlockStart: "-0.5rem",
  border: 0,
  color: colour.ink,
});

export const action = uiStyle({
  minBlockSize: "2.75rem",
  marginBlockStart: space["2xs"],
  paddingInline: 0,
  border: 0,
  background: "transparent",
  color: colour.action,
  fontWeight: fontWeight.strong,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
