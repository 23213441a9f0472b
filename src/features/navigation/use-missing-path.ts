import { useEffect } from "react";

/** Logs the path that is not found (docs/specification.md#not-found). */
export function useMissingPath() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: docs/specification.md#not-found requires this line.
    console.error(`Page not found: ${window.location.pathname}`);
  }, []);
}
