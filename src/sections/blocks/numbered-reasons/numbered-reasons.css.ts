import { pageStyle } from "../../../design/cascade-layers.css.ts";
import { displayText } from "../../../design/fonts.ts";
import { colour } from "../../../design/theme.css.ts";
import { below, columns, fontSize, from, space, stacked } from "../../../design/tokens.ts";

export const reasons = pageStyle({
  display: "grid",
  gap: space["3xl"],
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)" } },
});

export const reasonsPicture = pageStyle({
  aspectRatio: "2 / 1",
  "@media": {
    // Three pictures are above it.
    [below.tablet]: { display: "none" },
    [from.desktop]: {
      position: "sticky",
      insetBlockStart: "5.5rem",
      alignSelf: "start",
      aspectRatio: "3 / 5",
    },
  },
});

export const reasonList = pageStyle({
  display: "grid",
  columnGap: space["3xl"],
  rowGap: space.xl,
  "@media": { [from.tablet]: { gridTemplateColumns: columns(2, "15rem") } },
});

export const reason = pageStyle({
  ...stacked("xs"),
  paddingBlockStart: space.md,
  borderBlockStart: `2px solid ${colour.ink}`,
});

export const reasonNumber = pageStyle({
  ...displayText(fontSize.lead),
  color: colour.actionStrong,
  lineHeight: 1,
});
