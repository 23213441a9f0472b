/**
 * Loads a page as the browser does, if the server responds. Checks first, because without a connection
 * the browser's own error page would take the place of this one.
 *
 * @param href Default: the current page again.
 * @throws TypeError when there is no response (Fetch standard)
 */
export async function loadPage(href: string = window.location.href) {
  await fetch(href, { method: "HEAD", cache: "no-store" });
  if (new URL(href, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
