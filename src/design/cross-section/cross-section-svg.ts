import type { DrawnLayer, Pavement } from "../../domain/pavement.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import { moreContrast, palette } from "../tokens.ts";
import { type CrossSectionShape, crossSection } from "./cross-section-drawing.ts";
import { crossSectionLayout, surface } from "./cross-section-layout.ts";

interface CrossSectionPalette {
  readonly brick: string;
  readonly brickDark: string;
  readonly edge: string;
}

/** Colours of the default scheme. Paper gets them too, like the rest of the page. */
export const defaultColours: CrossSectionPalette = palette.light;

/**
 * Colours by what a visitor prefers; the first media query that matches applies. Each is a file, because Safari did not
 * evaluate these queries within an SVG image for years (https://bugs.webkit.org/show_bug.cgi?id=199134).
 */
export const preferredColours: readonly {
  readonly media: string;
  readonly colours: CrossSectionPalette;
}[] = [
  {
    media: "screen and (prefers-color-scheme:dark) and (prefers-contrast:more)",
    colours: { ...palette.dark, ...moreContrast.dark },
  },
  { media: "screen and (prefers-color-scheme:dark)", colours: palette.dark },
  {
    media: "screen and (prefers-contrast:more)",
    colours: { ...palette.light, ...moreContrast.light },
  },
];

/** A mix of two colours like #8F3A1C: older browsers and other programs draw a CSS `color-mix()` black. */
function mix(first: string, percent: number, second: string): string {
  const channel = (start: number) => {
    const [one = 0, other = 0] = [first, second].map((colour) =>
      Number.parseInt(colour.slice(start, start + 2), 16),
    );
    const value = Math.round(other + ((one - other) * percent) / 100);
    return value.toString(16).padStart(2, "0");
  };
  return `#${[1, 3, 5].map(channel).join("")}`;
}

/** CSS colours of each material: of its body and of its grain. */
function paints(
  { traffic, surface: top }: Pavement,
  { brick, brickDark, edge }: CrossSectionPalette,
): Readonly<Record<CrossSectionShape["layer"], Record<CrossSectionShape["role"], string>>> {
  const openStone = { body: mix(edge, 70, "#4A423A"), grain: "#B9B6AF" };
  const earth = mix(brickDark, 20, "#4A3B2C");
  return {
    "jointing-sand": top === "permeable" ? openStone : { body: "#E9DDCB", grain: "#C6A873" },
    pavers: { body: brick, grain: brickDark },
    "bedding-sand": top === "permeable" ? openStone : { body: "#E6D3AE", grain: "#BE9F66" },
    "sub-base":
      top === "permeable"
        ? openStone
        : traffic === "trucks"
          ? { body: mix(edge, 40, "#B9B6AF"), grain: mix(edge, 60, "#55524C") }
          : { body: mix(edge, 62, "#D8CDBE"), grain: mix(edge, 60, "#4A423A") },
    ground: { body: earth, grain: mix(earth, 74, "#E2D5C3") },
    kerb: { body: "#C9C5BD", grain: "#A5A19A" },
    concrete: { body: "#A5A19A", grain: "#8B877F" },
    geotextile: { body: "#3B4A57", grain: "#3B4A57" },
  };
}

/** The cross-section as an SVG element. Colours are attributes: the site's policy allows no inline styles. */
function sectionOf(pavement: Pavement, colours: CrossSectionPalette): string {
  const { width, height, shapes } = crossSection(pavement);
  const paint = paints(pavement, colours);
  const paths = shapes.map(({ layer, role, d, dots }) => {
    const hue = paint[layer][role];
    const stroke = role === "grain" ? ` stroke='${hue}' stroke-linecap='round'` : "";
    const strokeWidth = dots === undefined ? "" : ` stroke-width='${dots}'`;
    return `<path fill='${hue}'${stroke}${strokeWidth} d='${d}'/>`;
  });
  // The inner viewport clips the grain at the edges of the cross-section.
  return `<svg width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>${paths.join("")}</svg>`;
}

/** The cross-section as an SVG document, with empty room for its labels. */
export function crossSectionSvg(pavement: Pavement, colours: CrossSectionPalette): string {
  const { width, height, viewBox } = crossSectionLayout(pavement).frame;
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='${viewBox}'>${sectionOf(pavement, colours)}</svg>`;
}

/** The cross-section as an SVG document of its own, in mm, to be saved, with labels of layers, kerb and fall. */
export function labelledSectionSvg(
  pavement: Pavement,
  labels: Readonly<Record<DrawnLayer | "fall", string>>,
  note: string,
): string {
  const { width, height, bands, firstJoint } = crossSectionLayout(pavement);
  const [left, size] = [470, 16];
  const text = (x: number, y: number, words: string, anchor: "start" | "end") =>
    `<text x='${x}' y='${y + size / 3}' text-anchor='${anchor}'>${escapeMarkup(words)}</text>`;
  const layers = bands.map(({ kind, top, bottom }, row) => {
    const y = size + (row * (height - 2 * size)) / (bands.length - 1);
    const end = kind === "jointing-sand" ? firstJoint : { x: 16, y: (top + bottom) / 2 };
    const line = `<path fill='none' stroke='#222' d='M${left - 30} ${y}h12L${left + end.x} ${end.y}'/>`;
    return line + text(left - 36, y, labels[kind], "end");
  });
  const kerb = text(left + width + 12, surface - 20, labels.kerb, "start");
  // Levels in mm from the surface, as on an engineer's drawing, and the way the water runs.
  const levels = bands
    .filter(({ kind }) => kind !== "jointing-sand")
    .map(({ top }) => {
      const level = top === surface ? "±0" : `−${top - surface}`;
      return `<path stroke='#222' d='M${left + width} ${top}h8'/>${text(left + width + 12, top, level, "start")}`;
    });
  const fallLine = `<path fill='none' stroke='#222' d='M${left + 330} 10h90m-10 -5l10 5l-10 5'/>`;
  const fall = text(left + 320, 10, labels.fall, "end") + fallLine;
  const [right, bottom] = [left + width + 170, height + 2 * size];
  const section = `<svg x='${left}' width='${width}' height='${height}'>${sectionOf(pavement, defaultColours)}</svg>`;
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${right}mm' height='${bottom}mm' viewBox='0 0 ${right} ${bottom}' font-family='sans-serif' font-size='${size}'><rect width='100%' height='100%' fill='#fff'/>${section}${layers.join("")}${levels.join("")}${fall}${kerb}${text(left, height + 1.2 * size, note, "start")}</svg>`;
}
