import { Dialog as Ark } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { trapFocus } from "@zag-js/focus-trap";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { ignoreRepeatedActivation } from "../../lib/ignore-repeated-activation.ts";
import { heading } from "../heading/heading.css.ts";
import { Icon } from "../icon/icon.tsx";
import { backdrop, close, content, positioner, titleBar } from "./dialog.css.ts";
import { makePageInert } from "./make-page-inert.ts";

export interface DialogProps {
  title: string;
  open: boolean;
  /** The close control, Escape or a press outside. */
  onClose: () => void;
  /** `form` holds fields; `picture` takes what room the window has. */
  width?: "form" | "picture";
  children: ReactNode;
}

/** Toasts lie above a dialog and can be dismissed while it is open. */
const notifications = () => document.getElementById("notifications");

/**
 * A modal dialog (APG dialog pattern), controlled by its parent. Ark UI owns roles, names, initial
 * focus, Escape and the scroll lock. Three of its parts are switched off, for the reasons that
 * docs/decisions/0027-dialog-on-ark.md gives with their measurements: `modal`, `trapFocus` and
 * `closeOnInteractOutside`.
 */
export function Dialog({ title, open, onClose, width = "form", children }: DialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // First, so that the page is interactive again before the focus returns to it.
  useLayoutEffect(() => (open ? makePageInert() : undefined), [open]);

  // Ark UI's trap takes one container, and would lock the toasts out.
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return trapFocus([() => sheet.current, notifications], {
      setReturnFocus: () => (opener instanceof HTMLElement ? opener : false),
    });
  }, [open]);

  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      // Inherited styles on html and body would restyle the whole page.
      modal={false}
      trapFocus={false}
      preventScroll
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        {/* Constant, because a change as it closes would restyle all of its content. */}
        <Ark.Positioner className={positioner} style={{ pointerEvents: "auto" }}>
          <Ark.Backdrop
            className={backdrop}
            // The second click of a double click on the opening button falls here: it closes nothing.
            onClick={({ detail }) => {
              if (detail === 1) onClose();
            }}
          />
          <Ark.Content
            // An Enter key held down on the opening button repeats in here and activates nothing.
            onKeyDownCapture={ignoreRepeatedActivation.onKeyDownCapture}
            ref={sheet}
            aria-modal={true}
            className={content[width]}
          >
            <div className={titleBar}>
              <Ark.Title className={heading({ size: "title" })}>{title}</Ark.Title>
              <Ark.CloseTrigger className={close} aria-label="Close">
                <Icon name="cross" />
              </Ark.CloseTrigger>
            </div>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
