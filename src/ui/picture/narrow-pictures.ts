/**
 * Parts of a picture below the first screen, not yet changed. Dialogs are outside #root, so an
 * enlarged picture keeps its size.
 */
const wideSources = "#root picture:has(> [loading='lazy']) > [sizes]:not([sizes='1px'])";

/**
 * Makes the browser fetch the narrowest file of each lazy picture that the document has or gets, for
 * a visitor who saves data (docs/specification.md#pictures). A lazy picture loads after its page has
 * been laid out, so its `sizes` can change before.
 */
export function loadNarrowPictures() {
  const narrow = () => {
    for (const source of document.querySelectorAll(wideSources)) {
      source.setAttribute("sizes", "1px");
    }
  };
  new MutationObserver(narrow).observe(document, { childList: true, subtree: true });
}
