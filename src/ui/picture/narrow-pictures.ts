/** Pictures below the first screen. Dialogs are outside #root, so an enlarged picture keeps its size. */
const lazyImages = "#root picture > [loading='lazy']";
/** Parts of a picture not yet changed. */
const wideSources = "[sizes]:not([sizes='1px'])";

/**
 * Makes the browser fetch the narrowest file of each lazy picture, for a visitor who saves data
 * (docs/specification.md#pictures): it loads after its page has been laid out, so its `sizes` can change before.
 */
export function loadNarrowPictures() {
  const narrow = () => {
    for (const image of document.querySelectorAll(lazyImages)) {
      for (const source of image.parentElement?.querySelectorAll(wideSources) ?? []) {
        source.setAttribute("sizes", "1px");
      }
    }
  };
  new MutationObserver(narrow).observe(document, { childList: true, subtree: true });
}
