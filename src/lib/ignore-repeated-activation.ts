import type { KeyboardEvent, MouseEvent } from "react";

/** Spread over an element so that a double click, or Enter held down, activates once inside it. */
export const ignoreRepeatedActivation = {
  onKeyDownCapture(event: KeyboardEvent) {
    const isTextarea = event.target instanceof HTMLTextAreaElement;
    if (event.key === "Enter" && event.repeat && !isTextarea) event.preventDefault();
  },
  /** The page may shift between the presses of a double click: the second must not focus what is then there. */
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
