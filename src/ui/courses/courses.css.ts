import { type StyleRule, style } from "@vanilla-extract/css";
import { globalUiStyle, uiStyle } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { breakpoint, from, justBelow, space, stacked } from "../../design/tokens.ts";

/** A grid whose wide and narrow cards alternate from course to course, like the joints of paving. */
export const courses = uiStyle({
  display: "grid",
  columnGap: space.lg,
  rowGap: space["2xl"],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" } },
});

export const courseCard = uiStyle({
  position: "relative",
  ...stacked("md"),
  selectors: { "&[hidden]": { display: "none" } },
  "@media": {
    [from.tablet]: {
      gridColumn: "span 5",
      selectors: {
        // Counts only visible cards.
        "&:nth-child(4n + 1 of :not([hidden])), &:nth-child(4n of :not([hidden]))": {
          gridColumn: "span 7",
        },
      },
    },
  },
});

const joint = "4px";

const bond = uiStyle({
  display: "grid",
  gap: joint,
  padding: joint,
  background: `var(--joint, ${colour.joint})`,
  overflow: "hidden",
});

/** Here only one brick a course has room for a long word; in rem, so that text size counts. */
export const isNarrow = "screen and (max-width: 18.999rem)";
export const phone = `screen and (min-width: 19rem) and (max-width: ${justBelow(breakpoint.tablet)}), print`;
const tablet = `${from.tablet} and (max-width: ${justBelow(breakpoint.desktop)})`;
const desktop = from.desktop;

/**
 * Lays the children in running bond. A brick is two half bricks wide; courses start or end with a half brick, a
 * pseudo-element, in turn, so that no joint runs through two. `counts` are bricks a course, by media query.
 */
function runningBond(name: string, counts: Readonly<Record<string, number>>): string {
  const own = style({}, name);
  globalUiStyle(`.${own} > *`, { gridColumn: "span 2", position: "relative" });
  globalUiStyle(`.${own} > *::before, .${own} > *::after`, {
    position: "absolute",
    insetBlock: 0,
    inlineSize: `calc(50% - ${joint} / 2)`,
    background: `var(--filler, ${colour.brickPale})`,
    pointerEvents: "none",
  });
  for (const [media, count] of Object.entries(counts)) {
    const rule = (selector: string, declarations: StyleRule) =>
      globalUiStyle(`.${own} ${selector}`.trim(), { "@media": { [media]: declarations } });
    const firstOfShifted = `> :nth-child(${2 * count}n + ${count + 1})`;
    const lastOfStraight = `> :nth-child(${2 * count}n + ${count})`;
    const outside = `calc(100% + ${joint})`;
    rule("", { gridTemplateColumns: `repeat(${2 * count + 1}, minmax(0, 1fr))` });
    rule(firstOfShifted, { gridColumn: "2 / span 2" });
    rule(`${firstOfShifted}::before`, { content: '""', insetInlineEnd: outside });
    rule(`${lastOfStraight}::after`, { content: '""', insetInlineStart: outside });
  }
  return `${bond} ${own}`;
}

/** Few broad bricks, for figures. */
export const broadCourses = runningBond("broad", {
  [isNarrow]: 1,
  [phone]: 2,
  [from.tablet]: 2,
});
/** Many bricks, each with a name. */
export const nameCourses = runningBond("names", {
  [isNarrow]: 1,
  [phone]: 2,
  [tablet]: 3,
  [desktop]: 4,
});
