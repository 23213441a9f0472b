/** The text field that had the focus when hydration began, with its text and caret; null without one. */
let focused: { field: HTMLInputElement | HTMLTextAreaElement; caret: number | null } | null = null;

/** Remembers the focused text field. Call it before hydration. */
export function rememberFocus() {
  const { activeElement: field } = document;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  // `selectionStart` is null where the type of the field has no caret, such as email.
  focused = isText ? { field, caret: field.selectionStart } : null;
}

/**
 * Returns text, focus and caret to the remembered field where React has rendered it anew, because
 * something else had changed the page before hydration. React gets the text as if it was typed.
 */
export function returnFocus() {
  if (focused === null || focused.field.isConnected) return;
  const { field: before, caret } = focused;
  const field = document.getElementById(before.id);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  focused = null;
  // A visitor who has moved on to another element keeps their focus.
  const isFocused = document.activeElement === document.body;
  if (isFocused) field.focus({ preventScroll: true });
  if (field.value === "" && before.value !== "") {
    const { prototype } =
      field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // The element's own property is React's, which would take the text for its own.
    Reflect.set(prototype, "value", before.value, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (!isFocused || caret === null) return;
  field.selectionStart = caret;
  field.selectionEnd = caret;
}
