/** The text field that had the focus when hydration began; null without one. */
let focused: HTMLInputElement | HTMLTextAreaElement | null = null;

/**
 * Remembers the focused text field, before hydration. Returns a function that forgets it, for when the visitor leaves:
 * the form of a later page is not that field rendered again.
 */
export function rememberFocus() {
  const { activeElement: field } = document;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  focused = isText ? field : null;
  return () => {
    focused = null;
  };
}

/** Restores text, focus and caret if React rendered the remembered field again. React receives the text as if typed. */
export function returnFocus() {
  if (focused === null || focused.isConnected) return;
  const before = focused;
  const field = document.getElementById(before.id);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  focused = null;
  // A visitor who has moved on to another element keeps their focus.
  const isFocused = document.activeElement === document.body;
  if (isFocused) field.focus({ preventScroll: true });
  // The draft has the text from when hydration began; the visitor may have typed since.
  if (before.value !== "" && field.value !== before.value) {
    const { prototype } =
      field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // By the element's own property React would ignore it (https://github.com/facebook/react/issues/10135).
    Reflect.set(prototype, "value", before.value, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  // Null where the type of the field has no caret, such as email.
  const { selectionStart: caret } = before;
  if (!isFocused || caret === null) return;
  field.selectionStart = caret;
  field.selectionEnd = caret;
}
