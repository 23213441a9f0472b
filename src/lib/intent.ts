import { prefersReducedData } from "./prefers-reduced-data.ts";

/** Time in ms that a pointer rests on an element before it counts as intent. */
const preloadIntent = 50;

/**
 * Calls `onIntent` with what a visitor may be about to activate: a mouse rests on it, it gets the focus, or a finger
 * touches it. Not for a visitor who prefers reduced data. Returns a cleanup function.
 */
export function listenForIntent(onIntent: (target: Element) => void): () => void {
  const listeners = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const fire = (target: EventTarget | null) => {
    if (target instanceof Element && !prefersReducedData()) onIntent(target);
  };
  const onRest = ({ target }: Event) => {
    clearTimeout(resting);
    resting = setTimeout(fire, preloadIntent, target);
  };
  const options = { capture: true, passive: true, signal: listeners.signal };
  document.addEventListener("mouseover", onRest, options);
  document.addEventListener("focusin", onRest, options);
  document.addEventListener("touchstart", ({ target }) => fire(target), options);
  return () => {
    clearTimeout(resting);
    listeners.abort();
  };
}
