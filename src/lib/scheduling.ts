/*
 * A slow phone answers nothing while a task runs, so a long one is cut where the visitor need not
 * wait for the rest of it.
 */

/** Lets the browser answer the visitor before the next task. */
export const yieldToMain = () => new Promise((resume) => setTimeout(resume));

/**
 * Runs the task once what has been drawn can be seen: the answer to a press does not wait for what
 * only follows from it.
 */
export const afterPaint = (task: () => void) => {
  requestAnimationFrame(() => setTimeout(task));
};
