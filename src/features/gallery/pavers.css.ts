import { globalPageStyle, pageStyle } from "../../design/cascade-layers.css.ts";
import { printedAttribute } from "../../design/print.css.ts";
import { colour } from "../../design/theme.css.ts";
import { columns, corner, fontSize, pressTarget, space, stacked } from "../../design/tokens.ts";
import { textLink } from "../../ui/link/link.css.ts";

export const filters = pageStyle({
  display: "grid",
  gap: space.md,
  gridTemplateColumns: columns(3, "9rem"),
});

export const grid = pageStyle({
  display: "grid",
  gap: `${space.xl} ${space.md}`,
  gridTemplateColumns: columns(4, "9rem"),
});

export const card = pageStyle({
  ...stacked("xs"),
  minInlineSize: 0,
  maxInlineSize: "30rem",
  // Two stand side by side on a phone, whose letters may be large.
  overflowWrap: "anywhere",
  selectors: { "&[hidden]": { display: "none" } },
});

// What unfolds is too long for half of a phone.
globalPageStyle(`${card}:has(details[open])`, { "@media": { screen: { gridColumn: "1 / -1" } } });

export const square = pageStyle({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: corner.sheet,
  // As high as a picture on paper (src/design/print.css.ts).
  "@media": { print: { maxInlineSize: "7cm" } },
});

export const more = pageStyle({
  fontSize: fontSize.small,
  "@media": {
    "(scripting: none)": {
      selectors: { "&::details-content": { contentVisibility: "visible" } },
    },
  },
});

/** On paper, only below a paver that is printed alone. */
export const foot = pageStyle({
  "@media": {
    print: { selectors: { [`:not([${printedAttribute}]) > details > &`]: { display: "none" } } },
  },
});

globalPageStyle(`${more} > summary`, {
  minBlockSize: "2.75rem",
  display: "flex",
  alignItems: "center",
  gap: space["2xs"],
  color: colour.action,
  cursor: "pointer",
});

globalPageStyle(`${more} > :is(summary, a)`, { "@media": { print: { display: "none" } } });

export const foldedLink = pageStyle([textLink, { ...pressTarget, display: "flex" }]);

/** The name of a paver, which is the link to it. */
export const linkHere = pageStyle({
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    // The second leaves the mark out of the accessible name.
    "&::after": { content: ['" #"', '" #" / ""'], color: colour.inkSoft },
  },
  "@media": { print: { selectors: { "&::after": { content: "none" } } } },
});

export const facts = pageStyle({
  ...stacked("xs"),
  paddingBlockEnd: space.sm,
});
globalPageStyle(`${facts} dt`, { color: colour.inkSoft });
