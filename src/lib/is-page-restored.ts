/** Whether the browser restores a scroll position as it loads the page: on a reload, and on Back to it. */
export function isPageRestored(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && "type" in entry && /^(reload|back_forward)$/.test(`${entry.type}`);
}
