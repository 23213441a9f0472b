import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { globalPageStyle, inPage, pageStyle } from "../design/cascade-layers.css.ts";
import { printedAttribute } from "../design/print.css.ts";
import { colour } from "../design/theme.css.ts";
import {
  barSize,
  below,
  columns,
  corner,
  fontSize,
  fontWeight,
  from,
  space,
  stacked,
  staysInView,
  zIndex,
} from "../design/tokens.ts";
import { thumbBar } from "../shell/thumb-bar.css.ts";

/** The prices, whose table depends on their width: also letters that a style sheet enlarges take room. */
export const tableBox = pageStyle({ containerType: "inline-size" });

/** Where a table has room; browsers without container queries have the rows as blocks. */
const asTable = (rule: object) => ({ "@container": { "(min-width: 40rem)": rule } });

export const table = pageStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  borderBlockEnd: `2px solid ${colour.ink}`,
  fontVariantNumeric: "tabular-nums",
  textAlign: "start",
});

export const caption = pageStyle({
  paddingBlockEnd: space.sm,
  textAlign: "start",
  fontWeight: fontWeight.strong,
});

/** In a narrow table each row is a block, with the names of the columns before the cells. */
export const tableHead = pageStyle({
  display: "none",
  ...asTable({ display: "table-header-group" }),
});

export const tableRow = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${colour.edge}`,
  selectors: { "&:first-child": { borderBlockStart: `2px solid ${colour.ink}` } },
  ...asTable({ display: "table-row" }),
});

const cell = {
  display: "block",
  padding: 0,
  textAlign: "start",
  verticalAlign: "middle",
  ...asTable({
    display: "table-cell",
    paddingBlock: space.sm,
    paddingInline: `0 ${space.lg}`,
  }),
} as const;

export const columnHead = pageStyle({
  ...cell,
  color: colour.inkSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});
export const jobCell = pageStyle({ ...cell, fontWeight: fontWeight.strong, lineHeight: 1.3 });
export const tableCell = pageStyle({
  ...cell,
  selectors: {
    "&[data-column]": { gridColumn: "1 / -1" },
    // The button is beside the job in a narrow table.
    "&:not([data-column])": {
      gridColumn: 2,
      gridRow: 1,
      whiteSpace: "nowrap",
      ...asTable({ textAlign: "end", paddingInlineEnd: 0 }),
    },
    // Name of the column in a row, where the head of the table is hidden.
    "&[data-column]::before": {
      content: "attr(data-column) ': '",
      color: colour.inkSoft,
      ...asTable({ content: "none" }),
    },
  },
});

// Aligns its text with the right edge of the table.
globalPageStyle(`${tableCell} > button`, { marginInlineEnd: `calc(-1 * ${space.md})` });

/** Drawing and controls beside each other; below a desktop the drawing is above them. */
export const plannerGrid = pageStyle({
  display: "grid",
  gap: space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
    print: { display: "block" },
  },
});

/** Windows high enough for a sticky drawing that leaves room for the controls. */
const isHigh = "(min-height: 37.5rem)";

/** Phones and tablets high enough for a sticky strip. */
const hasStrip = `${below.desktop} and (min-height: 30rem)`;

/** Beside the controls it stays in view; above them, the strip does (WCAG 2.2, 1.4.10 and 2.4.11). */
export const stage = pageStyle({
  alignSelf: "start",
  minInlineSize: 0,
  isolation: "isolate",
  border: `1px solid ${colour.edge}`,
  borderRadius: corner.sheet,
  background: colour.sheet,
  "@media": {
    [`${from.desktop} and ${isHigh}`]: {
      ...staysInView("6rem"),
      zIndex: zIndex.bar - 1,
    },
    print: { border: 0 },
  },
});

export const controls = pageStyle({
  ...stacked("xl"),
  minInlineSize: 0,
  "@media": { print: { display: "none" } },
});

/** The strip sticks below the site's bar, and takes no room in the column of the controls. */
export const stripAnchor = pageStyle({
  display: "none",
  "@media": {
    [hasStrip]: {
      display: "block",
      position: "sticky",
      insetBlockStart: `calc(${barSize} + 1px)`,
      zIndex: zIndex.bar - 1,
      blockSize: 0,
      marginBlockEnd: `calc(-1 * ${space.xl})`,
    },
  },
});

export const strip = recipe({
  base: inPage({
    display: "grid",
    gap: space.sm,
    alignItems: "center",
    padding: space.xs,
    border: `1px solid ${colour.edge}`,
    borderRadius: corner.sheet,
    background: colour.sheet,
  }),
  variants: {
    isOnPhoto: {
      true: inPage({ gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" }),
      false: inPage({ gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)" }),
    },
  },
});

export const stripDrawing = pageStyle({ display: "grid", blockSize: "3.5rem" });

/** Hides the site's lower bar while the strip shows, unless the bar has the focus. */
globalStyle(`body:has(.${stripAnchor}) .${thumbBar}:not(:focus-within)`, {
  "@media": { [hasStrip]: { display: "none" } },
});

/** A focused control scrolls to below what stays in view, not under it (WCAG 2.2, 2.4.11). */
globalPageStyle(`${controls} :is(button, input)`, {
  "@media": {
    [hasStrip]: { scrollMarginBlockStart: `calc(${barSize} + 9rem)` },
  },
});

/** Isolated, so that moving a slider does not repaint the rest of the page. */
export const sizes = pageStyle({
  ...stacked("xs"),
  isolation: "isolate",
});

export const caution = pageStyle({
  paddingInlineStart: space.md,
  borderInlineStart: `4px solid ${colour.action}`,
  lineHeight: 1.5,
});

/** The planner's name, and the button that closes it. */
export const head = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.sm,
});

// Aligns its text with the planner's edges.
globalPageStyle(`${head} > button`, { paddingInline: 0 });

/** On paper the letterhead says what this is. */
export const onScreen = pageStyle({ "@media": { print: { display: "none" } } });

export const actions = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  "@media": { print: { display: "none" } },
});

export const layersBeside = pageStyle({
  display: "grid",
  gap: space.xl,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.tablet]: { gridTemplateColumns: columns(2, "18rem") },
    print: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  },
});

/** On paper only: what was chosen, where the plan is, and whom to call. */
export const onPaper = pageStyle({
  display: "none",
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  "@media": { print: { display: "block" } },
});

/** Marks the section of an open planner. While it is open, the printed page is the plan alone. */
export const openPlan = pageStyle({
  isolation: "isolate",
  // The figures of a plan fit on one sheet of A4.
  "@media": { print: { zoom: "0.8" } },
});

// With the margins of paper, most plans are one page of A4.
globalPageStyle(`${openPlan} > *`, { "@media": { print: { gap: space.sm } } });

/** A sheet that is printed alone comes first. */
const whileOpen = (selector: string) =>
  `body:has(.${openPlan}):not(:has([${printedAttribute}])) ${selector}`;

for (const selector of [
  "header",
  "footer",
  `main > :not(:has(.${openPlan}))`,
  `main > :has(.${openPlan}) h2:not(.${openPlan} *)`,
  `main > :has(.${openPlan}) h2:not(.${openPlan} *) ~ *`,
]) {
  globalStyle(whileOpen(selector), { "@media": { print: { display: "none !important" } } });
}
globalStyle(whileOpen("main > *"), { "@media": { print: { paddingBlock: "0 !important" } } });
