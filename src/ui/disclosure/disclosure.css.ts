import { globalUiStyle, uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontWeight, from, space, stacked } from "../../design/tokens.ts";

export const disclosure = uiStyle({
  breakInside: "avoid",
  borderBlockStart: `1px solid ${colour.edge}`,
  "@media": {
    "(scripting: none)": {
      selectors: { "&::details-content": { contentVisibility: "visible" } },
    },
  },
  selectors: { "&:last-child": { borderBlockEnd: `1px solid ${colour.edge}` } },
});

export const summary = uiStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
  minBlockSize: "3.75rem",
  paddingBlock: space.sm,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: colour.action },
  },
});

globalUiStyle(`${summary} > svg`, {
  flex: "none",
  color: colour.action,
  transition: "transform var(--calm)",
  "@media": { print: { display: "none" } },
});
globalUiStyle(`${disclosure}[open] > ${summary} > svg`, { transform: "rotate(180deg)" });

export const content = uiStyle({
  ...stacked("lg"),
  paddingBlock: `${space.xs} ${space.xl}`,
});

/** Browsers that cannot show the content of a closed `details` keep the button in every window. */
const unfolds = "selector(::details-content)";
const unfolded = { contentVisibility: "visible" } as const;
const gone = { display: "none" } as const;

export const fold = uiStyle({
  "@supports": {
    [unfolds]: {
      "@media": {
        [from.tablet]: { selectors: { "&::details-content": unfolded } },
        "(scripting: none)": { selectors: { "&::details-content": unfolded } },
      },
    },
  },
});

export const foldButton = uiStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  minBlockSize: "3.25rem",
  paddingBlock: space.xs,
  paddingInline: space.md,
  border: "1px solid currentColor",
  borderRadius: corner.paver,
  fontWeight: fontWeight.strong,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@supports": {
    [unfolds]: {
      "@media": { [from.tablet]: gone, "(scripting: none)": gone, print: gone },
    },
  },
});

globalUiStyle(`${fold}[open] > ${foldButton}`, { marginBlockEnd: space.md });
globalUiStyle(`${fold}[open] > ${foldButton} > svg`, { transform: "rotate(180deg)" });
