/**
 * Whether the visitor has moved the focus from `previous` to another tab stop. Focus on an element
 * that is no tab stop does not count: a press beside a control causes it.
 */
export function hasFocusMoved(previous: unknown): boolean {
  const { activeElement } = document;
  return (
    activeElement !== previous &&
    activeElement instanceof HTMLElement &&
    activeElement.tabIndex >= 0
  );
}
