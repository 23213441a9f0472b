import { type RefObject, useEffect } from "react";

/**
 * Leaves the caret, and what is selected, to the visitor. Ark UI moves the caret to the end of the
 * field in the frame after the list opened: whoever corrects a letter in the middle would write the
 * next one at the end, and what was just selected to be typed over would stay.
 */
export function useCaretInPlace(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (input.current !== null) input.current.setSelectionRange = () => {};
  }, [input]);
}
