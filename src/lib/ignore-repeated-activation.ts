import type { KeyboardEvent, MouseEvent } from "react";

/**
 * Spread over an element: inside it, a double click and an Enter key held down press once. In a
 * field of several lines, Enter held down writes empty lines as ever.
 */
export const ignoreRepeatedActivation = {
  onKeyDownCapture(event: KeyboardEvent) {
    const writes = event.target instanceof HTMLTextAreaElement;
    if (event.key === "Enter" && event.repeat && !writes) event.preventDefault();
  },
  onClickCapture(event: MouseEvent) {
    if (event.detail <= 1) return;
    event.preventDefault();
    event.stopPropagation();
  },
};
