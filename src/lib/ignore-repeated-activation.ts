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
  onClickCapture(event: MouseEvent) {
    if (event.detail <= 1) return;
    event.preventDefault();
    event.stopPropagation();
  },
};
