import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { isPageLeaving } from "../../hydration/protocol.ts";
import { overlayOf } from "./overlay.actor.ts";

/**
 * Makes Back close an overlay instead of leaving the page (docs/specification.md#back-and-forward).
 * CloseWatcher would do this; only Chromium has it.
 *
 * @param close must be stable
 */
export function useBackToClose(isOpen: boolean, close: () => void) {
  const { history } = useRouter();
  useEffect(() => {
    if (!isOpen) return;
    const overlay = overlayOf(history);
    const subscription = overlay.on("close.requested", close);
    overlay.send({ type: "overlay.opened" });
    return () => {
      subscription.unsubscribe();
      overlay.send({ type: "overlay.closed", isLeaving: isPageLeaving() });
    };
  }, [isOpen, close, history]);
}
