import { attribute } from "./protocol.ts";

/** Marks the page while the browser loads another document, also before hydration. */
export function listenForLeaving() {
  const { documentElement: root } = document;
  addEventListener("beforeunload", () => {
    // Chromium reports calls and emails as well, which leave the page where it is.
    const link = document.activeElement?.closest("a");
    const isDocument = !link || /^https?:$/.test(link.protocol);
    if (isDocument) root.setAttribute(attribute.leaving, "");
  });
  for (const type of ["popstate", "pageshow"]) {
    addEventListener(type, () => root.removeAttribute(attribute.leaving), true);
  }
}
