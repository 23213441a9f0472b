import { loadPage } from "./load-page.ts";
import {
  attribute,
  hasScriptFailed,
  isPageHydrated,
  isPageOfAddress,
  scriptTimeout,
} from "./protocol.ts";

/** The buttons with the same first class. Extensions insert buttons of their own, which React removes. */
const buttonsLike = (button: HTMLButtonElement) =>
  [...document.querySelectorAll<HTMLButtonElement>("#root button")].filter(
    ({ classList }) => classList[0] === button.classList[0],
  );

/** Whether a press works without script, as on a quote button. */
const worksWithoutScript = ({ form }: HTMLButtonElement) => form?.hasAttribute("action") ?? false;

/** The button that was pressed last, with its index among the buttons like it and their number. */
let pressed: {
  button: HTMLButtonElement;
  index: number;
  count: number;
  timer: ReturnType<typeof setTimeout>;
} | null = null;

/** Takes the pending press, if any, and stops its timer. */
function takePress() {
  const taken = pressed;
  taken?.button.removeAttribute(attribute.pending);
  clearTimeout(taken?.timer);
  pressed = null;
  return taken;
}

/** Repeats a press from before hydration. Call it after hydration. */
export function repeatPress() {
  const press = takePress();
  if (press === null) return;
  const { button, index, count } = press;
  // Makes React hydrate the button's part at once; nothing else listens for this event.
  button.dispatchEvent(new Event("pointercancel", { bubbles: true }));
  // If something had changed the page, React renders that part again, which may take some frames.
  const repeat = (framesLeft: number) => {
    const all = buttonsLike(button);
    const current = button.isConnected ? button : all[index];
    if (!button.isConnected && all.length < count && framesLeft > 0) {
      requestAnimationFrame(() => repeat(framesLeft - 1));
      return;
    }
    // A visitor who has moved on to another element keeps their focus.
    if (document.activeElement === document.body) current?.focus({ preventScroll: true });
    current?.click();
  };
  repeat(60);
}

/**
 * Falls back to the page without script, and lets the pressed button work as it does there. Loads the page of
 * the address where Back or Forward has led to another one.
 */
export function giveUp() {
  if (isPageHydrated()) return;
  document.documentElement.setAttribute(attribute.script, "failed");
  if (!isPageOfAddress()) loadPage().catch(() => {});
  const button = takePress()?.button;
  if (button !== undefined && worksWithoutScript(button)) button.click();
}

/**
 * Remembers the press of a button before hydration, and starts the script. Once the script has failed, a
 * press reloads the page instead, which tries again.
 */
export function listenForEarlyPress(start: () => void) {
  let reload = new AbortController();
  const onClick = (event: MouseEvent) => {
    const pressedElement = event.target instanceof Element ? event.target : null;
    const button = pressedElement?.closest("button") ?? null;
    // The last press counts: a reload or an earlier press must not win over a link.
    reload.abort();
    if (pressedElement?.closest('a:not([href^="#"])')) takePress();
    if (button === null || isPageHydrated()) return;
    if (hasScriptFailed() && worksWithoutScript(button)) return;
    event.preventDefault();
    event.stopPropagation();
    if (hasScriptFailed()) {
      reload = new AbortController();
      loadPage(undefined, reload.signal).catch(() => {});
      return;
    }
    takePress();
    const all = buttonsLike(button);
    const timer = setTimeout(giveUp, scriptTimeout);
    pressed = { button, index: all.indexOf(button), count: all.length, timer };
    button.setAttribute(attribute.pending, "");
    start();
  };
  addEventListener("click", onClick, true);
}
