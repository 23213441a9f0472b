import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect, useId } from "react";
import { isPageLeaving } from "../hydration/protocol.ts";
import { useIsHydrating } from "../hydration/use-is-hydrating.ts";
import { overlayOf } from "./overlay.actor.ts";

/**
 * Makes Back close an overlay (docs/specification.md#back-and-forward), and another take its place. CloseWatcher would do
 * this; only Chromium has it. `close` must be stable.
 */
export function useBackToClose(isOpen: boolean, close: () => void) {
  const { history } = useRouter();
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const overlay = overlayOf(history);
    const subscription = overlay.on("close.requested", (requested) => {
      if (requested.id === id) close();
    });
    overlay.send({ type: "overlay.opened", id });
    return () => {
      subscription.unsubscribe();
      overlay.send({ type: "overlay.closed", id, isLeaving: isPageLeaving() });
    };
  }, [isOpen, close, history, id]);
}

/** Whether an overlay is open or about to be: a dialog that the URL opens waits below it. */
export function useIsOverlayOpen(): boolean {
  const { history } = useRouter();
  const overlay = useIsHydrating() ? undefined : overlayOf(history);
  return useSelector(overlay, (snapshot) => snapshot?.hasTag("closed") === false);
}
