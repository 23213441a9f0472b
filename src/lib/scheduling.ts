/** Ends the current task, so that the browser can respond to input before the next one. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves to undefined after a time in ms. */
export const timeout = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** Runs `task` after the next paint, so that it does not delay the feedback on a press. */
export const afterPaint = (task: () => void) => {
  requestAnimationFrame(() => setTimeout(task));
};

/** Time in ms after which the paint of a frame counts as shown, reported or not. */
const unreportedPaint = 500;

/** Runs `task` once the first paint is shown (Paint Timing); an animation frame's callback would run before. */
export const afterFirstPaint = (task: () => void) => {
  const firstPaint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    // Firefox reports none where it scrolls first, to a hash or on a reload.
    requestAnimationFrame(() => setTimeout(resolve, unreportedPaint));
  });
  void firstPaint.then(task);
};

/** Runs `task` when the browser is idle, within 2 s; Safari, which cannot tell, waits 0.2 s. */
export const whenIdle = (task: () => void) => {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
};

/** Runs `task` once an element scrolls into view, or near it by `rootMargin`. Returns a function that cancels it. */
export function whenReached(element: Element, task: () => void, rootMargin = "0px") {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

export const documentParsed = (): Promise<unknown> =>
  document.readyState === "loading"
    ? new Promise((resolve) =>
        document.addEventListener("DOMContentLoaded", resolve, { once: true }),
      )
    : Promise.resolve();
