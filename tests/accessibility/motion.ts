import type { Page } from "@playwright/test";

/** An animation or transition with its duration in ms; Infinity if it is endless. */
interface Motion {
  name: string;
  duration: number;
}

/**
 * Records the animations and transitions of every frame. Call it before the page opens.
 *
 * @returns a function that returns what was recorded so far
 */
export async function recordMotion(page: Page): Promise<() => Promise<Motion[]>> {
  await page.addInitScript(() => {
    const motions = new Map<string, number>();
    Reflect.set(window, "motions", motions);
    const record = () => {
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
        motions.set(name, Math.max(motions.get(name) ?? 0, duration));
      }
      requestAnimationFrame(record);
    };
    record();
    for (const event of ["animationstart", "transitionrun"]) addEventListener(event, record, true);
  });
  return () =>
    page.evaluate(() => {
      const motions: Map<string, number> = Reflect.get(window, "motions");
      return [...motions].map(([name, duration]) => ({ name, duration }));
    });
}
