import type { KeyboardEvent, MouseEvent } from "react";

/**
 * Spread over an element so that a double click, or Enter held down, activates once inside it. In a
 * textarea, Enter held down still inserts lines.
 */
export const ignoreRepeatedActivation = {
  onKeyDownCapture(event: KeyboardEvent) {
    const isTextarea = event.target instanceof HTMLTextAreaElement;
    if (event.key === "Enter" && event.repeat && !isTextarea) event.preventDefault();
  },
  /**
   * The page may shift between the two presses of a double click: the second one must not focus the
   * element that is then under the pointer.
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
