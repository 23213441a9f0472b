import { createGlobalVar, keyframes, type StyleRule, styleVariants } from "@vanilla-extract/css";
import { inUi, uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, from, measure, space, zIndex } from "../../design/tokens.ts";
import { iconButton } from "../button/button.css.ts";

/** Here both bars would leave less than two fields between them. */
const lowestWindow = "screen and (max-height: 22rem)";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

// Ark UI sets custom properties about stacking on each part of an open dialog. As inherited
// properties, they would restyle all of its content three times while it opens.
for (const name of ["--layer-index", "--nested-layer-count", "--z-index"]) {
  createGlobalVar(name, { syntax: "*", inherits: false });
}

/** Backdrop and dialog share its one grid cell, which is as high as the window. */
export const positioner = uiStyle({
  position: "fixed",
  inset: 0,
  zIndex: zIndex.dialog,
  display: "grid",
  gridTemplate: "100% / 100%",
  justifyItems: "center",
  alignItems: "start",
  // The page is inert under a dialog; the area around the dialog stays pressable.
  pointerEvents: "auto",
  animation: `${appear} var(--quick) ease-out`,
  "@media": { print: { display: "none" } },
});

export const backdrop = uiStyle({
  gridArea: "1 / 1",
  placeSelf: "stretch",
  background: "rgb(20 17 14 / 0.66)",
});

/** In px at the sides: with large text a narrow sheet needs its width for words. */
export const sheetPadding = { inline: "clamp(20px, 4vw, 40px)", end: space["2xl"] };

/** Full screen on a phone, then a sheet above the page. It scrolls between its title and its foot. */
const sheet = uiStyle({
  gridArea: "1 / 1",
  position: "relative",
  inlineSize: "100%",
  blockSize: "100%",
  overflowY: "auto",
  overscrollBehavior: "contain",
  // What has the focus is never below the title or the foot (WCAG 2.2, 2.4.11); Chrome scrolls to
  // the words of a text area, 2 rem above its edge.
  scrollPaddingBlock: "6.5rem 8rem",
  background: colour.sheet,
  color: colour.ink,
  paddingInline: sheetPadding.inline,
  selectors: {
    // Padding would keep the foot off the edge.
    "&::after": { content: '""', display: "block", blockSize: sheetPadding.end },
    // Only while it is open: a closing dialog with an animation would be kept until that ends.
    "&[data-state='open']": { animation: `${rise} var(--calm) ease-out` },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": {
    [from.tablet]: {
      blockSize: "auto",
      maxBlockSize: `calc(100% - 2 * ${space.xl})`,
      marginBlock: space.xl,
      borderRadius: corner.sheet,
      boxShadow: "0 2rem 4rem rgb(0 0 0 / 0.35)",
    },
    "(forced-colors: active)": { border: "2px solid CanvasText" },
  },
});

/** A window with room for words beside a picture; the dialog is then as wide as both. */
export const roomyWindow = "(min-width: 80rem)";

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
  picture: [
    ...atMost("112rem"),
    inUi({ "@media": { [roomyWindow]: { inlineSize: "fit-content" } } }),
  ],
});

/** At an edge of the sheet, over what scrolls below it; in the flow where a window is too low. */
const edgeBar: StyleRule = {
  position: "sticky",
  zIndex: 1,
  marginInline: `calc(-1 * ${sheetPadding.inline})`,
  paddingInline: sheetPadding.inline,
  background: colour.sheet,
  "@media": { [lowestWindow]: { position: "static" } },
};

export const titleBar = uiStyle([
  edgeBar,
  {
    insetBlockStart: 0,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.sm,
    paddingBlock: space.sm,
    marginBlockEnd: space.md,
    borderBlockEnd: `1px solid ${colour.line}`,
  },
]);

/** For the main action of a dialog, at the end of its content. */
export const foot = uiStyle([
  edgeBar,
  {
    insetBlockEnd: 0,
    paddingBlock: space.xs,
    borderBlockStart: `1px solid ${colour.line}`,
    selectors: { "&:last-child": { marginBlockEnd: `calc(-1 * ${sheetPadding.end})` } },
  },
]);

export const close = uiStyle({
  ...iconButton,
  border: `2px solid ${colour.edge}`,
  color: colour.ink,
  selectors: { "&:hover": { borderColor: colour.action, color: colour.action } },
});
