import { Dialog as Ark } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import type { ReactNode } from "react";
import { heading } from "../heading/heading.css.ts";
import { Icon } from "../icon/icon.tsx";
import { backdrop, close, content, positioner, titleBar } from "./dialog.css.ts";

export interface DialogProps {
  title: string;
  open: boolean;
  /** The close control, Escape or a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/** Notices lie above a dialog and can be pressed while it is open. */
const notifications = () => document.getElementById("notifications");

/**
 * A modal dialog (APG dialog pattern). Ark UI keeps the focus inside, hides the rest from
 * assistive technology, and gives the focus back on closing; whether it is open comes from
 * outside.
 */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      persistentElements={[notifications]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={backdrop} />
        <Ark.Positioner className={positioner}>
          <Ark.Content className={content}>
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
