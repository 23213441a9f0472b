// Design values. Styles use these scales, and colours through the theme contract (theme.css.ts).

/** Distances on a grid of 4 px. The four largest grow with the viewport. */
export const space = {
  none: "0",
  "2xs": "0.25rem",
  xs: "0.5rem",
  sm: "0.75rem",
  md: "1rem",
  lg: "1.5rem",
  xl: "clamp(1.25rem, 0.95rem + 1.35vw, 2rem)",
  "2xl": "clamp(1.5rem, 0.95rem + 2.2vw, 2.5rem)",
  "3xl": "clamp(2.5rem, 1.5rem + 4vw, 4.5rem)",
  section: "clamp(1.5rem, 0.44rem + 4.7vw, 4.5rem)",
} as const;

/** One below the other. */
export const stacked = (gap: keyof typeof space) =>
  ({ display: "flex", flexDirection: "column", gap: space[gap] }) as const;

/** All over what is around it. */
export const covering = {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
} as const;

/** A text, with its icon if it has one, that is high enough to press with a thumb. */
export const pressTarget = {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
} as const;

/**
 * Widths of the viewport in rem: 480, 720, 1120 and 1280 px. In media queries a rem is the visitor's own
 * font size, so larger text gets the layout of a narrower viewport (WCAG 2.2, 1.4.4).
 */
export const breakpoint = { phone: 30, tablet: 45, desktop: 70, wide: 80 } as const;

/** Media queries from a breakpoint up. */
export const from = {
  phone: `screen and (min-width: ${breakpoint.phone}rem)`,
  tablet: `screen and (min-width: ${breakpoint.tablet}rem)`,
  desktop: `screen and (min-width: ${breakpoint.desktop}rem)`,
  wide: `screen and (min-width: ${breakpoint.wide}rem)`,
} as const;

/** The largest width in rem below a breakpoint. */
export const justBelow = (width: number) => `${width - 0.001}rem`;

export const below = {
  tablet: `screen and (max-width: ${justBelow(breakpoint.tablet)})`,
  desktop: `screen and (max-width: ${justBelow(breakpoint.desktop)})`,
} as const;

/**
 * Equal columns in a grid: at most `count`, and fewer where one would be narrower than `least`. In a length a
 * rem follows the letters also where a style sheet makes them larger, which no media query notices.
 */
export const columns = (count: number, least: string) =>
  `repeat(auto-fill, minmax(min(max(${least}, ${Math.ceil(101 / (count + 1))}%), 100%), 1fr))`;

/** Windows too narrow for the full bars; in rem, so that text size counts: 360 px at 200% are 11.25 rem. */
export const narrow = "screen and (max-width: 22.499rem)";

/** A window in which two fixed bars leave too little of the page (WCAG 2.2, 1.4.10 Reflow). */
export const lowWindow = "screen and (max-height: 27.5rem)";

/** A window with the bar to call and to ask for a quote at its lower edge. */
export const withThumbBar = `${below.desktop} and (min-height: ${27.5 + 0.001}rem)`;

/** Maximum widths of the content column, of running text, and of a dialog with a form. */
export const measure = { column: "74rem", text: "42rem", formDialog: "44rem" } as const;

/** Heights of the header, and of the bar at the lower edge of small screens. */
export const barSize = "4.25rem";
export const thumbBarSize = "calc(4rem + 1px + env(safe-area-inset-bottom))";

export const corner = { paver: "3px", sheet: "4px" } as const;

/** Durations of transitions. They are shorter with `prefers-reduced-motion` (global.css.ts). */
export const duration = { quick: "150ms", calm: "220ms" } as const;

/** Values for `z-index`, lowest first. */
export const zIndex = { bar: 10, menu: 20, dialog: 40, toast: 60, skip: 80 } as const;

/** A step of the fluid type scale: 17 px with a ratio of 1.18 at 360 px, and 18 px with a ratio of 1.29 at 1280 px. */
function fluid(step: number): string {
  const small = (17 * 1.18 ** step) / 16;
  const large = (18 * 1.29 ** step) / 16;
  const slope = (large - small) / ((1280 - 360) / 16);
  const base = small - slope * (360 / 16);
  const round = (value: number) => Number(value.toFixed(4));
  return `clamp(${round(Math.min(small, large))}rem, ${round(base)}rem + ${round(slope * 100)}vw, ${round(large)}rem)`;
}

export const fontSize = {
  small: "0.9375rem",
  detail: fluid(-0.4),
  body: fluid(0),
  lead: fluid(0.85),
  title: fluid(1.3),
  heading: fluid(3.1),
  display: fluid(4.6),
  giant: fluid(5.6),
} as const;

export const fontWeight = { regular: "400", medium: "500", strong: "600", display: "700" } as const;

/** Colours of both schemes by role. contrast.test.ts has which go on which. */
export const palette = {
  light: {
    paper: "#FBF8F3",
    sand: "#F1E9DD",
    deepSand: "#E2D5C3",
    sheet: "#FFFFFF",
    slab: "#23282B",
    slabRaised: "#2E3538",
    ink: "#1D1A17",
    inkSoft: "#4A433C",
    onSlab: "#F7F2EA",
    onSlabSoft: "#D0C6B9",
    action: "#833318",
    actionStrong: "#64260F",
    onAction: "#FFFFFF",
    accent: "#573B91",
    onAccent: "#FFFFFF",
    accentOnSlab: "#CDBBFA",
    line: "#DACDBB",
    edge: "#726557",
    danger: "#961717",
    dangerBackground: "#FDF1EF",
    success: "#1E5631",
    successBackground: "#EFF6EE",
    tile: "#833318",
    onTile: "#FFFFFF",
    brick: "#B5583A",
    brickPale: "#CB7C5C",
    brickDark: "#8C3F26",
    joint: "#E9DDCB",
  },
  dark: {
    paper: "#161310",
    sand: "#28211B",
    deepSand: "#3A3129",
    sheet: "#312921",
    slab: "#293034",
    slabRaised: "#2E363A",
    ink: "#F4EEE6",
    inkSoft: "#CFC4B6",
    onSlab: "#F4EEE6",
    onSlabSoft: "#CFC4B6",
    action: "#F4AE8D",
    actionStrong: "#F7BC9F",
    onAction: "#2A1208",
    accent: "#C6B2F5",
    onAccent: "#1D1238",
    accentOnSlab: "#C6B2F5",
    line: "#4D4339",
    edge: "#A6988A",
    danger: "#FFB4A8",
    dangerBackground: "#33191A",
    success: "#A8DDB3",
    successBackground: "#16271B",
    tile: "#7E3318",
    onTile: "#FFFFFF",
    brick: "#9C4B31",
    brickPale: "#B4674A",
    brickDark: "#6F321F",
    joint: "#4A3F35",
  },
} as const;

export type ColourRole = keyof typeof palette.light;

/** Overrides for `prefers-contrast: more`: soft text and lines get the contrast of plain text. */
export const moreContrast = {
  light: { inkSoft: "#1D1A17", line: "#4A433C", edge: "#1D1A17", onSlabSoft: "#FFFFFF" },
  dark: { inkSoft: "#FFFFFF", line: "#CFC4B6", edge: "#F4EEE6", onSlabSoft: "#FFFFFF" },
} as const satisfies Record<keyof typeof palette, Partial<Record<ColourRole, string>>>;

/** A length in svh or dvh; before it the same in vh, for Chrome before 108 and Firefox before 101. */
export const inViewport = (length: string) => [length.replace(/[sd]vh/g, "vh"), length];

/** In view below the site's bar; what is higher than the window scrolls, so that focus in it shows (WCAG 2.2, 2.4.11). */
export const staysInView = (top: string) =>
  ({
    position: "sticky",
    insetBlockStart: top,
    maxBlockSize: inViewport(`calc(100svh - ${top} - ${space.xs})`),
    overflowY: "auto",
    scrollPaddingBlock: space.xs,
  }) as const;
