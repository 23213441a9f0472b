import { pageStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { corner, fontSize, space } from "../../design/tokens.ts";

export const columnPicture = pageStyle({
  display: "grid",
  blockSize: "clamp(5rem, 12vw, 9rem)",
  "@media": { print: { blockSize: "5rem" } },
  overflow: "hidden",
  marginBlockEnd: space.xs,
  borderRadius: corner.sheet,
});

export const columnLink = pageStyle({
  display: "inline-block",
  paddingBlock: space["2xs"],
  color: colour.action,
});

export const sheet = pageStyle({ display: "flex", flexDirection: "column", gap: space.md });

export const onScreen = pageStyle({ "@media": { print: { display: "none" } } });

/** What trustees fill in, on paper alone. */
export const scheme = pageStyle({
  display: "none",
  borderBlockEnd: `1px solid ${colour.ink}`,
  "@media": { print: { display: "block" } },
});

export const signatures = pageStyle({
  display: "none",
  gap: space.lg,
  "@media": { print: { display: "flex" } },
});

export const signature = pageStyle({
  flex: 1,
  marginBlockStart: "2.5rem",
  borderBlockStart: `1px solid ${colour.ink}`,
  fontSize: fontSize.small,
});
