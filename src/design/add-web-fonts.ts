import { webFonts } from "./web-fonts.ts";

const fontFaces = (display: FontDisplay) =>
  webFonts.map(
    ({ family, url, weight }) => new FontFace(family, `url(${url})`, { weight, display }),
  );

/** Adds the web fonts to the document, which uses cached ones at once. */
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
 * Remembers the element in the middle of the window; returns a function that scrolls it back there. Another
 * font changes the height of the text above it, and scroll anchoring covers only some cases.
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
