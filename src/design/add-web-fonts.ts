import { webFonts } from "./web-fonts.ts";

/**
 * Adds the web fonts to the document; the browser fetches those that the page uses.
 *
 * @param display `swap` replaces the fallback whenever a font arrives; `optional` uses only a font
 * that is there at once, as one in the browser's cache is
 */
export function addWebFonts(display: "swap" | "optional") {
  for (const { family, url, weight } of webFonts) {
    document.fonts.add(new FontFace(family, `url(${url})`, { weight, display }));
  }
}
