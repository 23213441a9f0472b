import { createFontStack, type FontMetrics } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import arialBold from "@capsizecss/metrics/arial/700";
import bricolageGrotesque from "@capsizecss/metrics/bricolageGrotesque";
import figtree from "@capsizecss/metrics/figtree";
import figtreeSemiBold from "@capsizecss/metrics/figtree/600";
import roboto from "@capsizecss/metrics/roboto";
import robotoBold from "@capsizecss/metrics/roboto/700";
import type { globalFontFace } from "@vanilla-extract/css";
import { fontWeight } from "./tokens.ts";
import { webFonts } from "./web-fonts.ts";

/*
 * Font stacks and the fallbacks in them. Import this from `.css.ts` files only: it runs at build, so
 * neither Capsize nor its tables reach a visitor.
 */

type FontFaceRule = Exclude<Parameters<typeof globalFontFace>[1], readonly unknown[]>;

type VerticalMetrics = Pick<
  FontMetrics,
  "ascent" | "capHeight" | "descent" | "lineGap" | "unitsPerEm" | "xHeight"
>;

interface Typeface {
  readonly familyName: string;
  readonly vertical: VerticalMetrics;
  /** Average character widths of regular and bold text, in font units. */
  readonly widths: { readonly regular: number; readonly bold: number };
}

function verticalMetrics(metrics: VerticalMetrics): VerticalMetrics {
  const { ascent, capHeight, descent, lineGap, unitsPerEm, xHeight } = metrics;
  return { ascent, capHeight, descent, lineGap, unitsPerEm, xHeight };
}

const display: Typeface = {
  familyName: webFonts[0].family,
  vertical: verticalMetrics(bricolageGrotesque),
  // Measured with @capsizecss/unpack at weights 400 and 700: Capsize lists Bricolage at optical size 14.
  widths: { regular: 454, bold: 473 },
};

const text: Typeface = {
  familyName: webFonts[1].family,
  vertical: verticalMetrics(figtree),
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

/** System fonts scaled to the metrics of `typeface`, so that lines break at the same words without the web font. */
function fallbackFaces(typeface: Typeface) {
  return systemFonts.flatMap((font) =>
    (["regular", "bold"] as const).map((thickness) => {
      const { metrics, local } = font[thickness];
      const { familyName, vertical, widths } = typeface;
      const { fontFaces } = createFontStack(
        [{ familyName, ...vertical, xWidthAvg: widths[thickness] }, metrics],
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

/** The fallbacks, for `globalFontFace`. Script adds the web fonts after the first paint (add-web-fonts.ts). */
export const fontFaces: readonly { readonly fontFamily: string; readonly rule: FontFaceRule }[] = [
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

/** A figure or a few words in the font of headings. */
export const displayText = (fontSize: string) =>
  ({ fontFamily: fontFamilies.display, fontSize, fontWeight: fontWeight.display }) as const;
