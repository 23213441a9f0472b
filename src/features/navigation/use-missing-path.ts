import { useEffect } from "react";

/**
 * The path of the page that a URL was meant to lead to, or null where there is nothing to try. Leaflets and
 * phone keyboards write capital letters, and messengers and PDF readers take the punctuation after a URL for
 * a part of it; all URLs of the site are in lower case and end with a letter or a digit.
 *
 * @throws a URIError for a path that cannot be decoded
 */
export function meantPath({ pathname, origin }: Pick<URL, "pathname" | "origin">): string | null {
  const path = decodeURI(pathname)
    .toLowerCase()
    .replace(/^\/+/, "/")
    .replace(/[^a-z0-9]+$/, "");
  if (path === "" || path === pathname) return null;
  // A decoded backslash, tab or line break can begin the name of another host.
  return new URL(path, origin).origin === origin ? path : null;
}

/** Redirects to the page that was meant, if there is one. */
async function redirectToPage() {
  const path = meantPath(window.location);
  if (path === null) return;
  const { ok } = await fetch(path, { method: "HEAD" });
  if (ok) window.location.replace(path + window.location.search + window.location.hash);
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
