/**
 * Calls `handler` at each click on an element that matches `selector`, or inside one. The listener is on
 * the document, so it serves what React renders and static HTML alike (docs/hydration.md).
 *
 * @returns a cleanup function
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
