import { Dialog as Ark } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { trapFocus } from "@zag-js/focus-trap";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { ignoreRepeatedActivation } from "../../lib/ignore-repeated-activation.ts";
import { moveFocus, prepareFocus, rememberSpot, replaceLostFocus } from "../../lib/move-focus.ts";
import { heading } from "../heading/heading.css.ts";
import { Icon } from "../icon/icon.tsx";
import { backdrop, close, content, positioner, titleBar } from "./dialog.css.ts";
import { makePageInert } from "./make-page-inert.ts";

interface DialogProps {
  title: string;
  closeLabel: string;
  open: boolean;
  /** Called on the close button, on Escape and on a press outside. */
  onClose: () => void;
  /** `form` suits fields; `picture` is as wide as the window allows. */
  width?: "form" | "picture";
  /** The parent moves the focus into the dialog later. */
  focusFirst?: "nothing";
  children: ReactNode;
}

/** The live region of the toasts, which can be dismissed while a dialog is open. */
const notifications = () => document.getElementById("notifications");

const focusedElement = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** What a browser extension has put beside the page, such as a password manager's search, while it has the focus. */
const focusedExtension = () => {
  const focused = focusedElement();
  const isOurs =
    focused === document.body || focused?.closest("#root, #notifications, [role=dialog]");
  return isOurs ? null : focused;
};

/** Ark UI would listen a frame later, and a press before it would do nothing. */
function useEscape(open: boolean, onClose: () => void) {
  useLayoutEffect(() => {
    if (!open) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.isComposing) onClose();
    };
    // In the capture phase: React stops the propagation of events in parts that it has not hydrated.
    document.addEventListener("keydown", handleKey, true);
    return () => document.removeEventListener("keydown", handleKey, true);
  }, [open, onClose]);
}

/** A modal dialog, which renders nothing until it first opens. */
export function Dialog(dialog: DialogProps) {
  const [wasOpened, setWasOpened] = useState(dialog.open);
  if (dialog.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <OpenableDialog {...dialog} /> : null;
}

/**
 * A modal dialog (APG dialog pattern), controlled by its parent. Ark UI owns roles, names and the initial
 * focus. The reasons for `modal={false}` are in docs/decisions/0027-dialog-on-ark.md.
 */
function OpenableDialog(props: DialogProps) {
  const { title, closeLabel, open, onClose, width = "form", focusFirst, children } = props;
  const contentElement = useRef<HTMLDivElement>(null);
  // Before the focus trap, so that the page is interactive again when the focus returns to it.
  useLayoutEffect(() => (open ? makePageInert() : undefined), [open]);
  useEscape(open, onClose);

  // Ark UI's focus trap takes one container, and would exclude the toasts.
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    const findOpener = rememberSpot(opener);
    /** null where another dialog has taken the place of this one. */
    const findNext = () => {
      const others = [...document.querySelectorAll("[role=dialog]")];
      return others.some((each) => each !== contentElement.current) ? null : findOpener();
    };
    const endTrap = trapFocus([() => contentElement.current, notifications], {
      // Ark UI moves it.
      initialFocus: false,
      // In a low window the element that Tab focuses may be out of view.
      preventScroll: false,
      persistentElements: [focusedExtension],
      setReturnFocus: () =>
        opener === document.body ? false : (prepareFocus(findNext()) ?? false),
    });
    return () => {
      endTrap();
      // Where nothing had the focus before the dialog: after the parent, which may know better.
      replaceLostFocus(() => moveFocus(findNext()));
    };
  }, [open]);

  return (
    <Ark.Root
      open={open}
      // Without `onOpenChange`: where another dialog takes the place of one, Ark UI asks both to close.
      // Also turns off `preventScroll`, `trapFocus` and `closeOnInteractOutside`.
      modal={false}
      closeOnEscape={false}
      initialFocusEl={focusFirst === "nothing" ? focusedElement : undefined}
      lazyMount
      unmountOnExit
    >
      <Portal>
        {/* Constant, because a change on closing would restyle the whole dialog. */}
        <Ark.Positioner className={positioner} style={{ pointerEvents: "auto" }}>
          <Ark.Backdrop
            className={backdrop}
            // The second click of a double click on the opening button lands here and is ignored.
            onClick={({ detail }) => {
              if (detail === 1) onClose();
            }}
          />
          <Ark.Content
            // Enter held down on the opening button repeats here and must not activate anything.
            onKeyDownCapture={ignoreRepeatedActivation.onKeyDownCapture}
            ref={contentElement}
            aria-modal={true}
            className={content[width]}
          >
            <div className={titleBar}>
              <Ark.Title className={heading({ size: "title" })}>{title}</Ark.Title>
              <Ark.CloseTrigger className={close} aria-label={closeLabel} onClick={onClose}>
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
