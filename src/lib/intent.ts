import { prefersReducedData } from "./prefers-reduced-data.ts";

/** Time in ms that a pointer rests on an element before it counts as intent. */
const preloadIntent = 50;

/**
 * Calls `onIntent` when a visitor is about to activate an element: a mouse rests on it, it gets the
 * focus, or a finger touches it. Listens on the document, so it covers static HTML as well. Does
 * nothing for a visitor who prefers reduced data.
 *
 * @param find the element that an event target belongs to, or null
 * @returns a function that removes the listeners
 */
export function listenForIntent<Found extends Element>(
  find: (target: Element) => Found | null,
  onIntent: (element: Found) => void,
): () => void {
  const listeners = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const elementOf = ({ target }: Event) => (target instanceof Element ? find(target) : null);
  const fire = (element: Found) => {
    if (!prefersReducedData()) onIntent(element);
  };
  const onRest = (event: Event) => {
    clearTimeout(resting);
    const element = elementOf(event);
    if (element !== null) resting = setTimeout(fire, preloadIntent, element);
  };
  const onTouch = (event: Event) => {
    const element = elementOf(event);
    if (element !== null) fire(element);
  };
  const options = { capture: true, passive: true, signal: listeners.signal };
  document.addEventListener("mouseover", onRest, options);
  document.addEventListener("focusin", onRest, options);
  document.addEventListener("touchstart", onTouch, options);
  return () => {
    clearTimeout(resting);
    listeners.abort();
  };
}
