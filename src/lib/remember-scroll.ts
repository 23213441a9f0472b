/**
 * Remembers the element in the middle of the window; returns a function that scrolls it back there. Below a change of
 * height, the same scroll position is another place.
 */
export function rememberScroll() {
  const { scrollY, innerWidth, innerHeight } = window;
  // The top of a page stays its top.
  const middle = scrollY === 0 ? null : document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = middle?.getBoundingClientRect().top ?? 0;
  // A page that was left must not stay in memory.
  const element = middle === null ? null : new WeakRef(middle);
  return () => {
    const [box] = element?.deref()?.getClientRects() ?? [];
    const top = box === undefined ? scrollY : window.scrollY + box.top - before;
    window.scrollTo({ top, behavior: "instant" });
  };
}
