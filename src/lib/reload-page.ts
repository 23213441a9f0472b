/**
 * Reloads the page if the site answers. Asks first, because without a connection a reload would end
 * at the browser's own error page.
 *
 * @throws when no answer comes
 */
export async function reloadPage() {
  await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
  window.location.reload();
}
