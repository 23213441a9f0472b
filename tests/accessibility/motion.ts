import type { Page } from "@playwright/test";

/** A movement that began on the page, with how long it takes, in ms; without end is Infinity. */
export interface Movement {
  name: string;
  duration: number;
}

/**
 * Notes every animation and transition that begins on a page from now on, each time it is drawn.
 * Call it before the page is opened.
 *
 * @returns what began so far
 */
export async function noteMovements(page: Page): Promise<() => Promise<Movement[]>> {
  await page.addInitScript(() => {
    const movements = new Map<string, number>();
    Reflect.set(window, "movements", movements);
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const what =
          animation instanceof CSSTransition
            ? animation.transitionProperty
            : animation instanceof CSSAnimation
              ? animation.animationName
              : "script";
        const name = `${what} of ${target?.localName} ${target?.textContent?.trim().slice(0, 30)}`;
        const { endTime } = effect?.getComputedTiming() ?? {};
        const duration = typeof endTime === "number" ? endTime : 0;
        movements.set(name, Math.max(movements.get(name) ?? 0, duration));
      }
      requestAnimationFrame(note);
    };
    note();
    for (const event of ["animationstart", "transitionrun"]) addEventListener(event, note, true);
  });
  return () =>
    page.evaluate(() => {
      const movements: Map<string, number> = Reflect.get(window, "movements");
      return [...movements].map(([name, duration]) => ({ name, duration }));
    });
}
