/**
 * Calls `handler` at each click on or in an element that matches `selector`, rendered by React or static
 * (docs/hydration.md). Returns a cleanup function.
 */
export function delegate<Pressed extends HTMLElement>(
  selector: string,
  handler: (pressed: Pressed, event: MouseEvent) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<Pressed>(selector) : null;
    if (pressed !== null) handler(pressed, event);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
