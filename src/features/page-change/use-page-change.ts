import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";

/** Scrolls as SPEC.md section 2 says: smoothly, unless the visitor asked for less motion. */
function scrollToTop() {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
}

/**
 * What follows a change of page: to the top, focus on the new heading, and the title announced
 * (WCAG 2.2, 2.4.3 and 4.1.3). A change of search parameters alone does nothing of this, and a
 * hash leads to its target.
 */
export function usePageChange() {
  const router = useRouter();

  useEffect(() => {
    // The router scrolls after going back, too; the browser keeps its place across a reload only.
    const own = () => {
      history.scrollRestoration = "manual";
    };
    const browser = () => {
      history.scrollRestoration = "auto";
    };
    own();
    window.addEventListener("pagehide", browser);
    window.addEventListener("pageshow", own);
    return () => {
      window.removeEventListener("pagehide", browser);
      window.removeEventListener("pageshow", own);
    };
  }, []);

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged, toLocation }) => {
        if (fromLocation === undefined || !pathChanged) return;
        quoteDialogActor.send({ type: "page.changed" });
        const announcer = document.getElementById("announcer");
        if (announcer !== null) announcer.textContent = document.title;
        const target =
          document.getElementById(toLocation.hash) ?? document.querySelector<HTMLElement>("h1");
        target?.setAttribute("tabindex", "-1");
        target?.focus({ preventScroll: true });
        if (toLocation.hash === "") scrollToTop();
        else target?.scrollIntoView();
      }),
    [router],
  );
}
