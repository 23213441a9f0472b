import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { colour } from "../../../design/theme.css.ts";
import { fontSize, fontWeight, from, space } from "../../../design/tokens.ts";
import { isNarrow, nameCourses } from "../../../ui/courses/courses.css.ts";

export const nameList = pageStyle([
  nameCourses,
  { vars: { "--filler": colour.deepSand, "--joint": colour.line } },
]);

export const nameBrick = pageStyle({
  display: "flex",
  inlineSize: "100%",
  border: 0,
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "3.25rem",
  paddingBlock: space.xs,
  paddingInline: "4px",
  background: colour.sheet,
  color: colour.ink,
  // The longest name still fits one line.
  fontSize: `min(${fontSize.small}, 4vw)`,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  textAlign: "center",
  // With the spacing of WCAG 2.2, 1.4.12 the longest name wraps instead of overflowing.
  overflowWrap: "anywhere",
  textDecoration: "none",
  blockSize: "100%",
  transition: "background-color var(--quick), color var(--quick)",
  "@media": {
    [isNarrow]: { fontSize: fontSize.small },
    [from.tablet]: { fontSize: `min(${fontSize.body}, 2.5vw)` },
  },
  selectors: {
    "&:hover": { background: colour.tile, color: colour.onTile },
    "&:focus-visible": { outlineOffset: "-4px", boxShadow: "none" },
  },
});
