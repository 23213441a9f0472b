import { useEffect } from "react";

/**
 * Redirects to the URL in lower case if there is such a page: leaflets and phone keyboards write
 * capital letters, and all URLs of the site are in lower case.
 */
async function redirectToLowerCase() {
  const { pathname, search, hash } = window.location;
  const lowerCase = pathname.toLowerCase();
  if (lowerCase === pathname) return;
  const { ok } = await fetch(lowerCase, { method: "HEAD" });
  if (ok) window.location.replace(lowerCase + search + hash);
}

/** Logs the path that is not found, and looks for it in lower case (docs/specification.md#not-found). */
export function useMissingPath() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: docs/specification.md#not-found requires this line.
    console.error(`Page not found: ${window.location.pathname}`);
    // Without a connection the not-found page stays.
    redirectToLowerCase().catch(() => {});
  }, []);
}
