import { createFontStack, type FontMetrics } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import arialBold from "@capsizecss/metrics/arial/700";
import bricolageGrotesque from "@capsizecss/metrics/bricolageGrotesque";
import figtree from "@capsizecss/metrics/figtree";
import figtreeSemiBold from "@capsizecss/metrics/figtree/600";
import roboto from "@capsizecss/metrics/roboto";
import robotoBold from "@capsizecss/metrics/roboto/700";
import type { globalFontFace } from "@vanilla-extract/css";

/*
 * Web fonts and their fallbacks. Import this from `.css.ts` files and the build only, so that Capsize
 * and its tables stay out of the bundle.
 *
 * The subsets in public/fonts hold Basic Latin, Latin-1 (Afrikaans included), dashes, curly quotes,
 * ellipsis, bullet, euro and minus, but no arrows, stars or ticks: use icons. Bricolage is instanced
 * at optical size 40 and leaves signs that no heading needs to Figtree.
 */

type FontFaceRule = Exclude<Parameters<typeof globalFontFace>[1], readonly unknown[]>;

type TrimMetrics = Pick<
  FontMetrics,
  "ascent" | "capHeight" | "descent" | "lineGap" | "unitsPerEm" | "xHeight"
>;

interface Typeface {
  readonly familyName: string;
  readonly trim: TrimMetrics;
  /** Average character widths of regular and bold text, in font units. */
  readonly widths: { readonly regular: number; readonly bold: number };
}

function trimMetrics(metrics: TrimMetrics): TrimMetrics {
  const { ascent, capHeight, descent, lineGap, unitsPerEm, xHeight } = metrics;
  return { ascent, capHeight, descent, lineGap, unitsPerEm, xHeight };
}

const display: Typeface = {
  familyName: "Bricolage Grotesque",
  trim: trimMetrics(bricolageGrotesque),
  // Capsize lists Bricolage at optical size 14. These were measured with @capsizecss/unpack on our
  // instance, at weights 400 and 700.
  widths: { regular: 454, bold: 473 },
};

const text: Typeface = {
  familyName: "Figtree",
  trim: trimMetrics(figtree),
  widths: { regular: figtree.xWidthAvg, bold: figtreeSemiBold.xWidthAvg },
};

/** System fonts, with the names by which `local()` finds them. */
const systemFonts = [
  {
    name: "Arial",
    // Liberation Sans, on Linux, has the widths of Arial.
    regular: { metrics: arial, local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"] },
    bold: {
      metrics: arialBold,
      local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
    },
  },
  {
    name: "Roboto",
    regular: { metrics: roboto, local: ["Roboto", "Roboto Regular", "Roboto-Regular"] },
    bold: { metrics: robotoBold, local: ["Roboto Bold", "Roboto-Bold"] },
  },
] as const;

const fallbackName = (typeface: Typeface, systemFont: string) =>
  `${typeface.familyName} Fallback ${systemFont}`;

/**
 * Faces that scale system fonts to the metrics of `typeface`, so that lines break at the same words
 * with and without the web font.
 */
function fallbackFaces(typeface: Typeface) {
  return systemFonts.flatMap((font) =>
    (["regular", "bold"] as const).map((thickness) => {
      const { metrics, local } = font[thickness];
      const { familyName, trim, widths } = typeface;
      const { fontFaces } = createFontStack(
        [{ familyName, ...trim, xWidthAvg: widths[thickness] }, metrics],
        { fontFaceFormat: "styleObject" },
      );
      const { fontFamily: _, ...overrides } = fontFaces[0]?.["@font-face"] ?? {};
      const rule: FontFaceRule = {
        ...overrides,
        src: local.map((name) => `local('${name}')`).join(", "),
        fontWeight: thickness === "regular" ? "400 500" : "600 800",
      };
      return { fontFamily: fallbackName(typeface, font.name), rule };
    }),
  );
}

/** URLs of the web fonts, for preload links. */
export const fontFiles = {
  display: "/fonts/bricolage-grotesque-latin-wght.woff2",
  text: "/fonts/figtree-latin-wght.woff2",
} as const;

function webFontFace(typeface: Typeface, file: string, weights: string) {
  const rule: FontFaceRule = {
    src: `url('${file}') format('woff2')`,
    fontWeight: weights,
    fontStyle: "normal",
    // A font that takes longer than 100 ms is used on the next page, so that no text shifts.
    fontDisplay: "optional",
  };
  return { fontFamily: typeface.familyName, rule };
}

/** Every face of the site, for `globalFontFace(fontFamily, rule)`: web fonts, then fallbacks. */
export const fontFaces: readonly { readonly fontFamily: string; readonly rule: FontFaceRule }[] = [
  webFontFace(display, fontFiles.display, "400 800"),
  webFontFace(text, fontFiles.text, "400 700"),
  ...fallbackFaces(display),
  ...fallbackFaces(text),
];

const stack = (typeface: Typeface) =>
  [typeface.familyName, ...systemFonts.map(({ name }) => fallbackName(typeface, name))]
    .map((name) => `"${name}"`)
    .concat("sans-serif")
    .join(", ");

/** Values for `font-family`: `display` for headings and large figures, `text` for everything else. */
export const fontFamilies = { display: stack(display), text: stack(text) };

/** Metrics for Capsize's `createStyleObject` and `precomputeValues`. */
export const fontMetrics = { display: display.trim, text: text.trim };
