import { inTime } from "./in-time.ts";

/**
 * Waits until the server answers for a page: without a connection the browser would show its own error page. Throws a
 * TypeError or Error without an answer in time, an AbortError after `signal`.
 */
export async function reachPage(href: string, signal?: AbortSignal) {
  await inTime(fetch(href, { method: "HEAD", cache: "no-store", ...(signal && { signal }) }));
}

/** Loads a page as the browser does, the current one by a reload. */
export function loadNatively(href: string) {
  if (new URL(href, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(href);
}

/** Loads a page, by default the current one again, once the server has answered for it; as `reachPage`. */
export async function loadPage(href = window.location.href, signal?: AbortSignal) {
  await reachPage(href, signal);
  loadNatively(href);
}
