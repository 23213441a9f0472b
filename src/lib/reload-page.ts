/**
 * Loads the page anew if the site answers. Without a connection that would be the browser's own
 * error page, so it asks first.
 *
 * @throws where no answer comes
 */
export const reloadPage = () =>
  fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(() =>
    window.location.reload(),
  );
