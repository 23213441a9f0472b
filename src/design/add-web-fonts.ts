import { rememberScroll } from "../lib/remember-scroll.ts";
import { webFonts } from "./web-fonts.ts";

const fontFaces = (display: FontDisplay) =>
  webFonts.map(
    ({ family, url, weight }) => new FontFace(family, `url(${url})`, { weight, display }),
  );

/** Adds the web fonts to the document, which uses cached ones at once. */
export function addCachedWebFonts() {
  for (const face of fontFaces("optional")) document.fonts.add(face);
}

/** Replaces the fallbacks by the web fonts once all have arrived: one that is added before is laid out twice. */
export async function swapInWebFonts() {
  const faces = fontFaces("swap");
  await Promise.allSettled(faces.map((face) => face.load()));
  // Going back there lays out the page, which is wasted if nobody has scrolled.
  const goBack = window.scrollY === 0 ? () => {} : rememberScroll();
  for (const face of faces) document.fonts.add(face);
  goBack();
}
