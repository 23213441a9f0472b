import { scriptTimeout } from "./protocol.ts";

/**
 * Shows what is below the link to the stylesheet if that does not arrive in time: the parser waits for the parser's
 * own link, but not for a copy, which applies whenever it arrives.
 */
export function limitWaitForStylesheet() {
  const timer = setInterval(() => {
    const link = document.querySelector("body link[rel=stylesheet]");
    if (document.readyState === "loading" && link === null) return;
    clearInterval(timer);
    if (document.readyState === "loading") link?.replaceWith(link.cloneNode());
  }, scriptTimeout);
}
