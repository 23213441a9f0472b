import { useEffect } from "react";

/**
 * Redirects to the page that the URL was meant to lead to, if there is one. Leaflets and phone keyboards
 * write capital letters, and messengers and PDF readers take the punctuation after a URL for a part of
 * it; all URLs of the site are in lower case and end with a letter or a digit.
 */
async function redirectToPage() {
  const { pathname, search, hash } = window.location;
  const path = decodeURI(pathname)
    .toLowerCase()
    // Two slashes would begin the name of another host.
    .replace(/^\/+/, "/")
    .replace(/[^a-z0-9]+$/, "");
  if (path === "" || path === pathname) return;
  const { ok } = await fetch(path, { method: "HEAD" });
  if (ok) window.location.replace(path + search + hash);
}

/** Logs the path that is not found, and looks for the page that was meant (docs/specification.md#not-found). */
export function useMissingPath() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: docs/specification.md#not-found requires this line.
    console.error(`Page not found: ${window.location.pathname}`);
    // Without a connection, and for a path that cannot be decoded, the not-found page stays.
    redirectToPage().catch(() => {});
  }, []);
}
