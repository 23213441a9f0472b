import type { KeyboardEvent, MouseEvent } from "react";

/**
 * Spread over an element: inside it, a double click and an Enter key held down activate once. In a
 * textarea, Enter held down still writes empty lines.
 */
export const ignoreRepeatedActivation = {
  onKeyDownCapture(event: KeyboardEvent) {
    const isTextarea = event.target instanceof HTMLTextAreaElement;
    if (event.key === "Enter" && event.repeat && !isTextarea) event.preventDefault();
  },
  /**
   * What a press leads to may move the page before its double click is over: the second press, on
   * something else, then takes no focus. Where both are on the same element, that has the focus.
   */
  onMouseDownCapture(event: MouseEvent<Element>) {
    const { activeElement } = document;
    const isOnFocused = event.target instanceof Node && activeElement?.contains(event.target);
    if (event.detail > 1 && !isOnFocused) event.preventDefault();
  },
  onClickCapture(event: MouseEvent) {
    if (event.detail <= 1) return;
    event.preventDefault();
    event.stopPropagation();
  },
};
