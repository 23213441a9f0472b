/**
 * Reloads the page if the server responds. Checks first, because without a connection a reload leads
 * to the browser's own error page.
 *
 * @throws TypeError when there is no response (Fetch standard)
 */
export async function reloadPage() {
  await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
  window.location.reload();
}
