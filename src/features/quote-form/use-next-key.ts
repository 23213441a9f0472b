import { type KeyboardEvent, useRef } from "react";
import { quoteFieldNames } from "../../domain/quote-fields.ts";
import type { FormLocation } from "../../domain/quote-request.ts";
import { fieldId } from "./field-props.tsx";

/** Whether there is probably a real keyboard, where Enter submits; on-screen ones label it "next". */
const isAtDesk = () => window.matchMedia("(pointer: fine)").matches;

/**
 * On a touch screen, Enter in a field whose key says "next" moves the focus there instead of submitting
 * (docs/specification.md#quote-form-states). It acts on submit, so that an Enter that chooses a suggestion does nothing
 * else: `consumeNextKey`, to call on submit, returns whether it moved the focus.
 */
export function useNextKey(location: FormLocation) {
  const field = useRef<HTMLInputElement>(null);
  return {
    listeners: {
      onKeyDown(event: KeyboardEvent) {
        const { key, target } = event;
        field.current = null;
        if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
        // This Enter ends the composition of an input method, and some browsers submit as well.
        if (event.nativeEvent.isComposing) event.preventDefault();
        else if (target.enterKeyHint === "next" && !isAtDesk()) field.current = target;
      },
      onKeyUp() {
        field.current = null;
      },
    },
    consumeNextKey(): boolean {
      const from = field.current;
      if (from === null) return false;
      field.current = null;
      // By name, because password managers insert buttons and fields of their own.
      const index = quoteFieldNames.findIndex((name) => fieldId(location, name) === from.id);
      const next = quoteFieldNames[index + 1];
      if (next !== undefined) document.getElementById(fieldId(location, next))?.focus();
      return true;
    },
  };
}
