import { styleVariants } from "@vanilla-extract/css";
import { globalPageStyle, inPage, pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import {
  below,
  corner,
  fontSize,
  fontWeight,
  from,
  pressTarget,
  space,
  stacked,
} from "../../design/tokens.ts";
import { attachedProperty } from "../../hydration/protocol.ts";
import { toastSpace } from "../../ui/toaster/toaster.css.ts";

export const form = pageStyle(stacked("lg"));

/** As high as the empty form, so that the content below does not shift when the form mounts. */
export const reservedFormSpace = pageStyle({
  minBlockSize: "95rem",
  "@media": { [from.tablet]: { minBlockSize: "56rem" } },
});

/** Room for the attachments, so that the fields below stay where they are when they show. */
export const attachmentSpace = pageStyle({
  minBlockSize: `var(${attachedProperty})`,
  selectors: { [`html:not([style*='${attachedProperty}']) &:empty`]: { display: "none" } },
});

export const fields = pageStyle({
  display: "grid",
  gap: space.lg,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** What is no single-line field spans all columns. */
export const wide = pageStyle({
  ...stacked("lg"),
  gridColumn: "1 / -1",
});

/** A press target of 44 px in a row as high as the label, so that the field stays where it is. */
export const question = pageStyle({
  marginBlock: "-0.75rem",
  paddingBlock: "0.75rem",
  paddingInline: 0,
  border: 0,
  background: "none",
  color: colour.action,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  textAlign: "start",
  textDecoration: "underline",
});

export const confirmation = pageStyle({ paddingBlock: space.xl });

export const small = pageStyle({
  fontSize: fontSize.small,
  lineHeight: 1.5,
  color: colour.inkSoft,
});

/** Above the consent, so that a thumb on its way to the submit button does not clear the form. */
export const clearRow = pageStyle({
  display: "flex",
  justifyContent: "flex-end",
  marginBlock: `calc(-1 * ${space.sm})`,
  // Aligns its text with the end of the fields.
  marginInlineEnd: `calc(-1 * ${space.xs})`,
});

export const besideButton = pageStyle([
  small,
  { "@media": { [from.phone]: { flex: "1 1 12rem" } } },
]);

export const actions = pageStyle({
  ...stacked("md"),
  alignSelf: "stretch",
  "@media": { [from.phone]: { flexFlow: "row wrap", alignItems: "center" } },
});

const panel = pageStyle({
  ...stacked("sm"),
  alignItems: "flex-start",
  padding: space.md,
  border: "2px solid",
  borderInlineStartWidth: "6px",
  borderRadius: corner.sheet,
  color: colour.ink,
  lineHeight: 1.5,
  // Keeps clear of the toast with the same outcome.
  scrollMarginBlock: `${space.md} ${toastSpace}`,
  "@media": {
    [below.desktop]: {
      selectors: {
        // A toast covers the end of the dialog there; this gives room to scroll.
        "[role=dialog] &:last-child": { marginBlockEnd: `calc(${toastSpace} + ${space["2xl"]})` },
      },
    },
  },
});

export const panelTone = styleVariants({
  success: [panel, inPage({ background: colour.successBackground, borderColor: colour.success })],
  danger: [panel, inPage({ background: colour.dangerBackground, borderColor: colour.danger })],
});

export const panelTitle = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  fontFamily: "inherit",
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  letterSpacing: 0,
  lineHeight: 1.4,
});

export const panelList = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.md,
  rowGap: space["2xs"],
});

export const panelLink = pageStyle({
  display: "inline-block",
  paddingBlock: "0.25rem",
  color: colour.danger,
  fontWeight: fontWeight.medium,
});

/** A live region: in the DOM from the start, outside the layout while it is empty. */
export const status = pageStyle({
  color: colour.inkSoft,
  selectors: { "&:empty": { position: "absolute" } },
});

export const sentSummary = pageStyle({
  ...pressTarget,
  gap: space.xs,
  fontWeight: fontWeight.strong,
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

globalPageStyle(`details[open] > ${sentSummary} > svg`, { transform: "rotate(180deg)" });

export const sentFields = pageStyle({
  display: "grid",
  gap: space.xs,
  fontSize: fontSize.small,
  lineHeight: 1.5,
});

export const sentRow = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(5rem, 1fr) minmax(0, 3fr)",
  columnGap: space.sm,
});

/** With the line breaks of Project Details. */
export const sentValue = pageStyle({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" });
