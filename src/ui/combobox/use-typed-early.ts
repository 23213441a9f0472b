import { type RefObject, useEffect } from "react";

/**
 * Takes over a field that a visitor turned to before its script had arrived: that it has the focus
 * was news to no one then, and what was typed is known to the page alone. Who has gone on since
 * gets no list.
 */
export function useTypedEarly(
  input: RefObject<HTMLInputElement | null>,
  { onType, onDismiss }: { onType: (text: string) => void; onDismiss: () => void },
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived.
  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const isFocused = field === document.activeElement;
    if (isFocused) field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    if (field.value !== "") onType(field.value);
    if (!isFocused) onDismiss();
  }, []);
}
