import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, covering, fontSize, space, stacked } from "../../design/tokens.ts";

/** A photo, beside the drawing on paper, because it has no sizes. */
export const withDrawing = pageStyle({
  position: "relative",
  "@media": {
    print: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: space.md,
      alignItems: "start",
    },
  },
});

/** Invisible on the screen, where it has its size nevertheless, because it is drawn to its box. */
export const drawingOnPaper = pageStyle({
  "@media": {
    screen: {
      position: "absolute",
      insetBlockStart: 0,
      inlineSize: "100%",
      visibility: "hidden",
    },
  },
});

/** Around the photo, with room for corners at its edge or beside it (photo-room.ts). */
export const frame = pageStyle({
  background: colour.sand,
  overflow: ["hidden", "clip"],
  "@media": { print: { background: "none", padding: "0 !important" } },
});

export const ground = pageStyle({ position: "relative", marginInline: "auto" });

// The corners and their outline are not printed.
globalPageStyle(`${ground} > :not(canvas)`, { "@media": { print: { display: "none" } } });

/** On paper an upright one is as high as leaves the plan on one sheet. */
export const photo = pageStyle({
  display: "block",
  inlineSize: "100%",
  "@media": { print: { maxBlockSize: "5.5cm", objectFit: "contain", objectPosition: "0 0" } },
});

export const outline = pageStyle({
  ...covering,
  overflow: "visible",
  pointerEvents: "none",
  fill: "none",
});

/** A picture of the plan on the photo that stays in view while its pattern and colour are chosen. */
export const stripPhoto = pageStyle({
  inlineSize: "100%",
  blockSize: "6.5rem",
  objectFit: "cover",
  borderRadius: corner.paver,
});

/** Large enough for a finger (WCAG 2.2, 2.5.5); its ring leaves the ground in view. */
export const cornerTarget = pageStyle({
  position: "absolute",
  inlineSize: "44px",
  blockSize: "44px",
  transform: "translate(-50%, -50%)",
  borderRadius: "50%",
  cursor: "move",
  touchAction: "none",
  "::before": {
    content: "''",
    position: "absolute",
    inset: "11px",
    border: "3px solid #fff",
    borderRadius: "50%",
    background: "#0005",
    boxShadow: "0 0 0 2px #000a, inset 0 0 0 1px #000a",
  },
  "@media": {
    "(forced-colors: active)": {
      "::before": { borderColor: "ButtonText", background: "ButtonFace", opacity: 0.8 },
    },
  },
});

/** Over the photo, where a finger paints and two enlarge the page; it scrolls beside it. */
export const keepBrush = pageStyle({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  cursor: "crosshair",
  outlineOffset: "-4px",
  touchAction: "pinch-zoom",
});

/** What is under the finger, twice as large, above it and inside the photo. */
export const magnifier = pageStyle({
  position: "absolute",
  inlineSize: "120px",
  blockSize: "120px",
  transform: "translate(-50%, -100%)",
  border: "3px solid #fff",
  borderRadius: "50%",
  background: "#000",
  boxShadow: "0 0 0 2px #000a",
  pointerEvents: "none",
});

export const instruction = pageStyle({
  display: "block",
  paddingBlock: space.xs,
  paddingInline: space.sm,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  "@media": { print: { display: "none" } },
});

export const tools = pageStyle({
  ...stacked("xs"),
  padding: space.sm,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  "@media": { print: { display: "none" } },
});

export const adjust = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.lg,
});

// Their words begin where the lines above do; in forced colours, they have borders.
globalPageStyle(`${adjust} > button`, {
  "@media": { "(forced-colors: none)": { paddingInline: 0 } },
});

/** Two sides of the ground, of which the visitor may know one. */
export const knownSides = pageStyle({
  display: "grid",
  gap: space.sm,
  gridTemplateColumns: "repeat(2, minmax(0, 10rem))",
  marginBlock: space.xs,
});

/** Said where there are keys; a screen reader's own keys move a slider, too. */
export const withKeys = pageStyle({
  "@media": { "(hover: none) and (pointer: coarse)": { display: "none" } },
});

/** A button that is pressed in, and can be held without selecting its words. */
globalPageStyle(`${tools} > div > button[aria-pressed]`, {
  touchAction: "manipulation",
  userSelect: "none",
  WebkitTouchCallout: "none",
});
globalPageStyle(`${tools} > div > button[aria-pressed="true"]`, {
  borderColor: colour.action,
  boxShadow: `inset 0 0 0 1px ${colour.action}`,
  color: colour.action,
});

/** What the saved picture shows; as high as the buttons beside it. */
export const beforeAndAfter = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minBlockSize: "2.75rem",
  cursor: "pointer",
});

globalPageStyle(`${beforeAndAfter} > input`, {
  flex: "none",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  margin: 0,
  accentColor: colour.action,
});
