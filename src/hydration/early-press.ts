import { loadPage } from "./load-page.ts";
import {
  attribute,
  hasScriptFailed,
  hydratedEvent,
  isPageHydrated,
  isPageOfAddress,
  scriptTimeout,
} from "./protocol.ts";

/** Frames within which React renders a part again whose HTML something had changed. */
const framesToRender = 60;

/** Whether a press works without script, as on a quote button. */
const worksWithoutScript = ({ form }: HTMLButtonElement) => form?.hasAttribute("action") ?? false;

/**
 * The buttons of one component, by the class that the build gives it. Nothing plainer finds a button that React renders
 * again: extensions and hydration insert buttons, which shifts an index among all; translators change texts and names;
 * and React gives a part that it renders again other ids.
 */
const buttonsLike = ({ classList: [component] }: HTMLButtonElement) =>
  [...document.querySelectorAll<HTMLButtonElement>("#root button")].filter(
    ({ classList }) => classList[0] === component,
  );

/** Remembers which button was pressed; returns a function that presses it, or what React has rendered in its place. */
function rememberPress(button: HTMLButtonElement) {
  const before = buttonsLike(button);
  const press = (framesLeft: number) => {
    const now = buttonsLike(button);
    if (!button.isConnected && now.length < before.length && framesLeft > 0) {
      requestAnimationFrame(() => press(framesLeft - 1));
      return;
    }
    const current = button.isConnected ? button : now[before.indexOf(button)];
    // A visitor who has moved on to another element keeps their focus.
    if (document.activeElement === document.body) current?.focus({ preventScroll: true });
    current?.click();
  };
  return () => {
    // Makes React hydrate the button's part at once; nothing else listens for this event.
    button.dispatchEvent(new Event("pointercancel", { bubbles: true }));
    press(framesToRender);
  };
}

/**
 * Remembers the press of a button before hydration, starts the script, and repeats the press after hydration. Once the
 * script has failed, a press loads the page again instead. The last press counts, also that of a link. No machine holds
 * what it waits for, because every page has this code inline, and XState is in the script that it waits for.
 *
 * @returns a function that falls back to the page without script, or loads the page that Back or Forward has led to
 */
export function listenForEarlyPress(start: () => void) {
  let pressed: { button: HTMLButtonElement; repeat: () => void; timer: number } | null = null;
  let reload = new AbortController();

  /** Ends the waiting of the pressed button, if any. */
  const takePress = () => {
    const taken = pressed;
    taken?.button.removeAttribute(attribute.pending);
    window.clearTimeout(taken?.timer);
    pressed = null;
    return taken;
  };

  const giveUp = () => {
    if (isPageHydrated()) return;
    document.documentElement.setAttribute(attribute.script, "failed");
    if (!isPageOfAddress()) loadPage().catch(() => {});
    const button = takePress()?.button;
    if (button !== undefined && worksWithoutScript(button)) button.click();
  };

  const onClick = (event: MouseEvent) => {
    const pressedElement = event.target instanceof Element ? event.target : null;
    const button = pressedElement?.closest("button") ?? null;
    // A reload or an earlier press must not win over a link.
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
    const timer = window.setTimeout(giveUp, scriptTimeout);
    pressed = { button, repeat: rememberPress(button), timer };
    button.setAttribute(attribute.pending, "");
    start();
  };

  addEventListener("click", onClick, true);
  addEventListener(hydratedEvent, () => takePress()?.repeat());
  return giveUp;
}
