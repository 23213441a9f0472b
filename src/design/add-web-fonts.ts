import { webFonts } from "./web-fonts.ts";

const fontFaces = (display: FontDisplay) =>
  webFonts.map(
    ({ family, url, weight }) => new FontFace(family, `url(${url})`, { weight, display }),
  );

/** Adds the web fonts to the document, which uses those that it has at once, as from its cache. */
export function addCachedWebFonts() {
  for (const face of fontFaces("optional")) document.fonts.add(face);
}

/**
 * Replaces the fallbacks by the web fonts once each has arrived or failed. The page
 * is laid out once: a font that is added before it arrives makes the browser lay it out twice.
 */
export async function swapInWebFonts() {
  const faces = fontFaces("swap");
  await Promise.allSettled(faces.map((face) => face.load()));
  const keepPlace = rememberPlace();
  for (const face of faces) document.fonts.add(face);
  keepPlace();
}

/**
 * Notes the element in the middle of the window; returns a function that scrolls it back there. Other
 * letters change the height of the text above it, and browsers make up for that in some cases only.
 */
function rememberPlace() {
  const element =
    window.scrollY === 0
      ? null
      : document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  // Measuring lays out the page, which is wasted if nobody has scrolled.
  if (element === null) return () => {};
  const topOf = () => element.getBoundingClientRect().top;
  const top = topOf();
  return () => window.scrollBy({ top: topOf() - top, behavior: "instant" });
}
