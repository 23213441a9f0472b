import { createGlobalVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { inUi } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, from, measure, space, zIndex } from "../../design/tokens.ts";
import { iconButton } from "../button/button.css.ts";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

// Ark UI sets custom properties about stacking on each part of an open dialog. As inherited
// properties, they would restyle all of its content three times while it opens.
for (const name of ["--layer-index", "--nested-layer-count", "--z-index"]) {
  createGlobalVar(name, { syntax: "*", inherits: false });
}

/** Scrolls when the dialog is higher than the window. Backdrop and dialog share its one grid cell. */
export const positioner = style(
  inUi({
    position: "fixed",
    inset: 0,
    zIndex: zIndex.dialog,
    display: "grid",
    gridTemplate: "minmax(max-content, 100%) / 100%",
    justifyItems: "center",
    alignItems: "start",
    overflowY: "auto",
    overscrollBehavior: "contain",
    // Keeps the focus ring of a focused element off the edge (WCAG 2.2, 2.4.13); at the lower edge
    // as in the page, where toasts are.
    scrollPadding: `${space.md} ${space.md} 5.5rem`,
    // The page is inert under a dialog; the area around the dialog stays pressable.
    pointerEvents: "auto",
    animation: `${appear} var(--quick) ease-out`,
    "@media": { print: { display: "none" } },
  }),
);

export const backdrop = style(
  inUi({ gridArea: "1 / 1", placeSelf: "stretch", background: "rgb(20 17 14 / 0.66)" }),
);

/** Full screen on a phone, a sheet above the page from the tablet breakpoint on. */
const sheet = style(
  inUi({
    gridArea: "1 / 1",
    position: "relative",
    inlineSize: "100%",
    minBlockSize: "100%",
    background: colour.sheet,
    color: colour.ink,
    padding: `${space.lg} clamp(1.25rem, 4vw, 2.5rem) ${space["2xl"]}`,
    selectors: {
      // Only while it is open: a closing dialog with an animation would be kept until that ends.
      "&[data-state='open']": { animation: `${rise} var(--calm) ease-out` },
      "&:focus-visible": { outlineOffset: "-3px" },
    },
    "@media": {
      [from.tablet]: {
        minBlockSize: "auto",
        marginBlock: space.xl,
        borderRadius: corner.sheet,
        boxShadow: "0 2rem 4rem rgb(0 0 0 / 0.35)",
      },
      "(forced-colors: active)": { border: "2px solid CanvasText" },
    },
  }),
);

/** From the tablet breakpoint on, at most `width`, with the page visible on both sides. */
const atMost = (width: string) => [
  sheet,
  inUi({
    maxInlineSize: width,
    "@media": { [from.tablet]: { maxInlineSize: `min(${width}, 100% - 2 * ${space.xl})` } },
  }),
];

export const content = styleVariants({
  form: atMost(measure.formDialog),
  picture: atMost("92.5rem"),
});

export const titleBar = style(
  inUi({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    paddingBlockEnd: space.md,
  }),
);

export const close = style(
  inUi({
    ...iconButton,
    border: `2px solid ${colour.edge}`,
    color: colour.ink,
    selectors: { "&:hover": { borderColor: colour.action, color: colour.action } },
  }),
);
