/**
 * Time in ms between a new focus and the disappearance of the element that had it before: Orca is silent
 * about a focus that moves at the same time (docs/screen-readers.md).
 */
const focusDelay = 300;

/** Makes an element focusable that need not be a tab stop, without making it one; null if there is none. */
export function prepareFocus(next: Element | null | undefined): HTMLElement | null {
  if (!(next instanceof HTMLElement)) return null;
  if (next.tabIndex < 0) next.setAttribute("tabindex", "-1");
  return next;
}

/** Focuses an element that need not be a tab stop, without making it one. */
export const moveFocus = (next: Element | null | undefined) =>
  prepareFocus(next)?.focus({ preventScroll: true });

const focusable = "h1, h2, h3, a[href], button, input, select, textarea, summary";

/** Whether an element is in the window, and nothing covers its middle. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  if (width === 0 || top < 0 || bottom > innerHeight || element.matches(":disabled")) return false;
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return above !== null && element.contains(above);
}

/** The control or heading within `scope` that is nearest to a spot of the window, of those that count. */
function nearest(scope: Element | null, spot: DOMRect | undefined, counts = isInSight) {
  const distance = (other: Element) => {
    const { left, top } = other.getBoundingClientRect();
    return Math.hypot(left - (spot?.left ?? 0), top - (spot?.top ?? 0));
  };
  const all = [...(scope?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  return all.filter(counts).sort((one, other) => distance(one) - distance(other))[0];
}

/** What is nearest, in sight if anything is, to an element that is beside the page and about to go. */
export function nearestInPage(element: Element) {
  const main = document.querySelector("main");
  const spot = element.getBoundingClientRect();
  const isShown = (other: Element) => !other.matches("details:not([open]) *, [hidden] *");
  return nearest(main, spot) ?? nearest(main, spot, isShown);
}

/**
 * Remembers an element and the spot where it is, for when it has gone.
 *
 * @returns a function that finds the element or, where it has gone or is hidden, what is nearest in sight, first in
 * what surrounded it; null on another page, and where its dialog has closed, which returns the focus itself
 */
export function rememberSpot(element: Element | null): () => HTMLElement | null {
  const { pathname } = location;
  const dialog = element?.closest("[role=dialog]");
  const around: Element[] = [];
  for (let part = element; part !== null; part = part.parentElement) around.push(part);
  const spot = element?.getBoundingClientRect();
  return () => {
    if (location.pathname !== pathname || dialog?.isConnected === false) return null;
    const isShown = element?.isConnected === true && element.getClientRects().length > 0;
    if (isShown && element instanceof HTMLElement && element !== document.body) return element;
    const main =
      document.querySelector<HTMLElement>("[role=dialog]") ?? document.querySelector("main");
    for (const part of [...around, document.body]) {
      const scope = main !== null && part.contains(main) ? main : part;
      const next = nearest(scope, spot);
      if (part.isConnected && next !== undefined) return next;
    }
    return main;
  };
}

/**
 * Moves the focus from a pressed element to the one that is focused next, then calls `remove`, which takes the pressed
 * one away (WCAG 2.2, 2.4.3). A second press on either meanwhile changes nothing.
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
  prepareFocus(next)?.focus();
  setTimeout(() => {
    settling.abort();
    remove();
  }, focusDelay);
}

/**
 * Calls `takeFocus` when the focused element has been taken away, unless the visitor has moved on by then. Returns a
 * function that cancels the call.
 */
export function replaceLostFocus(takeFocus: () => void): () => void {
  const timer = setInterval(() => {
    const { activeElement } = document;
    // Ark UI removes a closed dialog a frame later, with the focus in it.
    if (activeElement?.closest("[role=dialog][data-state=closed]")) return;
    clearInterval(timer);
    if (activeElement === document.body) takeFocus();
  }, focusDelay);
  return () => clearInterval(timer);
}

/** Whether the visitor has moved the focus from `previous` to another tab stop (not by a press beside a control). */
export function hasFocusMoved(previous: unknown): boolean {
  const { activeElement } = document;
  return (
    activeElement !== previous &&
    activeElement instanceof HTMLElement &&
    activeElement.tabIndex >= 0
  );
}
