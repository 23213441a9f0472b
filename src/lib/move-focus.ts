/**
 * Time in ms between a new focus and the disappearance of the element that had it before: Orca is silent
 * about a focus that moves at the same time (docs/screen-readers.md).
 */
const focusDelay = 300;

/** Focuses an element that need not be a tab stop, without making it one. */
export function moveFocus(next: Element | null | undefined) {
  if (!(next instanceof HTMLElement)) return;
  if (next.tabIndex < 0) next.setAttribute("tabindex", "-1");
  next.focus({ preventScroll: true });
}

/**
 * Moves the focus from a pressed element to the one that is focused next, then calls `remove`, which takes
 * the pressed element away: with it, the focus would be lost (WCAG 2.2, 2.4.3). A second press on either
 * meanwhile changes nothing.
 */
export function moveFocusBefore(
  pressed: HTMLElement,
  next: Element | null | undefined,
  remove: () => void,
) {
  const settling = new AbortController();
  const ignore = (event: Event) => event.stopPropagation();
  for (const element of [pressed, next]) {
    element?.addEventListener("click", ignore, { signal: settling.signal });
  }
  moveFocus(next);
  setTimeout(() => {
    settling.abort();
    remove();
  }, focusDelay);
}

/**
 * Calls `takeFocus` when the focused element has been taken away, unless the visitor has moved on to another
 * one by then.
 *
 * @returns a function that cancels the call
 */
export function replaceLostFocus(takeFocus: () => void): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement === document.body) takeFocus();
  }, focusDelay);
  return () => clearTimeout(timer);
}

/**
 * Whether the visitor has moved the focus from `previous` to another tab stop. Focus on an element
 * that is no tab stop does not count: a press beside a control causes it.
 */
export function hasFocusMoved(previous: unknown): boolean {
  const { activeElement } = document;
  return (
    activeElement !== previous &&
    activeElement instanceof HTMLElement &&
    activeElement.tabIndex >= 0
  );
}
