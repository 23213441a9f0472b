import { type KeyboardEvent, useRef } from "react";

/**
 * Enter in a field whose key says "next" moves the focus to the next field instead of submitting
 * (docs/specification.md#quote-form-states). Only an Enter that the browser would submit counts: it keeps
 * for itself the one that chooses a suggestion.
 *
 * @returns listeners for the form, and `consumeNextKey`, to be called on submit: whether it moved the focus
 */
export function useNextKey() {
  const field = useRef<HTMLInputElement>(null);
  return {
    listeners: {
      onKeyDown(event: KeyboardEvent) {
        const { key, target } = event;
        field.current = null;
        if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
        // It ends the composition of an input method; some pass it on to the form as well.
        if (event.nativeEvent.isComposing) event.preventDefault();
        else if (target.enterKeyHint === "next") field.current = target;
      },
      onKeyUp() {
        field.current = null;
      },
    },
    consumeNextKey(): boolean {
      const from = field.current;
      if (from?.form == null) return false;
      field.current = null;
      const controls = [...from.form.elements];
      const next = controls[controls.indexOf(from) + 1];
      if (next instanceof HTMLElement) next.focus();
      return true;
    },
  };
}
