import { focusOn } from "./focus-on.ts";

/** Time in ms in which Orca takes notice of a new focus (docs/screen-readers.md). */
const settleTime = 300;

let isSettling = false;

/**
 * Moves the focus to `heir` before `remove` takes away the pressed element, with which the focus would be
 * lost (WCAG 2.2, 2.4.3). `remove` waits: Orca is silent about a focus that moves while the former one
 * disappears. A second press meanwhile changes nothing.
 */
export function moveFocusBefore(remove: () => void, heir: HTMLElement | null | undefined) {
  if (isSettling) return;
  isSettling = true;
  focusOn(heir);
  setTimeout(() => {
    isSettling = false;
    remove();
  }, settleTime);
}
