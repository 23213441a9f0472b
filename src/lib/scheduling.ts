/** Ends the current task, so that the browser can respond to input before the next one. */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

/** Runs `task` after the next paint: the visible response to a press does not wait for it. */
export const afterPaint = (task: () => void) => {
  requestAnimationFrame(() => setTimeout(task));
};
