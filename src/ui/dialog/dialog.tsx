import { Dialog as Ark } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { trapFocus } from "@zag-js/focus-trap";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { ignoreRepeatedActivation } from "../../lib/ignore-repeated-activation.ts";
import { heading } from "../heading/heading.css.ts";
import { Icon } from "../icon/icon.tsx";
import { backdrop, close, content, positioner, titleBar } from "./dialog.css.ts";
import { isIOS, lockPage } from "./lock-page.ts";

export interface DialogProps {
  title: string;
  open: boolean;
  /** The close control, Escape or a press outside. */
  onClose: () => void;
  /** `form` holds fields; `picture` takes what room the window has. */
  width?: "form" | "picture";
  children: ReactNode;
}

/** Notices lie above a dialog and can be dismissed while it is open. */
const notifications = () => document.getElementById("notifications");

/**
 * A modal dialog (APG dialog pattern). Ark UI keeps roles, names, first focus and Escape, `lockPage`
 * shuts the page off; whether it is open comes from outside. The focus stays in the dialog and in
 * the notices above it, which Ark UI's own trap would shut out, and goes back to where it came from.
 */
export function Dialog({ title, open, onClose, width = "form", children }: DialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // First, so that the page is open again before the focus goes back to it.
  useLayoutEffect(() => (open ? lockPage() : undefined), [open]);

  // Before the next frame, in which Ark UI moves the focus into the dialog.
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return trapFocus([() => sheet.current, notifications], {
      setReturnFocus: () => (opener instanceof HTMLElement ? opener : false),
    });
  }, [open]);

  // Ark UI hears Escape from the next frame on; until then this does.
  useLayoutEffect(() => {
    if (!open) return;
    const leave = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented && !isComposing) onClose();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [open, onClose]);

  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      closeOnInteractOutside={false}
      // It would shut the page off by what all elements inherit, a custom property and pointer-events:
      // the browser would style the whole page anew, twice a dialog. The positioner covers it.
      modal={false}
      trapFocus={false}
      preventScroll={isIOS}
      lazyMount
      unmountOnExit
    >
      <Portal>
        {/* The same as it closes: a change would have all that it holds styled anew, to be taken away. */}
        <Ark.Positioner className={positioner} style={{ pointerEvents: "auto" }}>
          <Ark.Backdrop
            className={backdrop}
            // The second half of a double click on the opening button falls here: it closes nothing.
            onClick={({ detail }) => {
              if (detail === 1) onClose();
            }}
          />
          <Ark.Content
            // Enter held down on the opening button goes on here, and presses nothing.
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
