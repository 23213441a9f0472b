/**
 * Whether the visitor has turned to something else since that element had the focus: to another
 * place where the Tab key stops. A part that only holds others is none of these: it gets the focus
 * when a second press meets a button that is disabled by then.
 */
export function hasFocusMoved(earlier: Element | null): boolean {
  const { activeElement } = document;
  return (
    activeElement !== earlier && activeElement instanceof HTMLElement && activeElement.tabIndex >= 0
  );
}
