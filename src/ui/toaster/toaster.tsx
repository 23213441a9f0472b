import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { Icon } from "../icon/icon.tsx";
import { dismiss, mark, title, toastList, toastRegion, toastTone, words } from "./toaster.css.ts";

export interface Notice {
  title: string;
  description?: string;
}

const body = ({ title: heading, description }: Notice) => (
  <>
    <p className={title}>{heading}</p>
    {description === undefined ? null : <p>{description}</p>}
  </>
);

/** The failure that is shown, if any: what comes after it makes it out of date. */
let shownError: string | undefined;

function takeErrorAway() {
  if (shownError !== undefined) toast.remove(shownError);
  shownError = undefined;
}

/** Shows a notice that goes after 8 seconds, not counting those it is pointed at or focused. */
export function showSuccess(notice: Notice) {
  mountToaster();
  takeErrorAway();
  toast.success(body(notice), { duration: 8_000 });
}

/** Shows a notice that stays until it is dismissed, or a newer one takes its place. */
export function showError(notice: Notice) {
  mountToaster();
  takeErrorAway();
  shownError = toast.error(body(notice), { duration: Number.POSITIVE_INFINITY });
}

let mounted = false;

/**
 * Notices are drawn into #notifications, a live region directly below body that stands in the page
 * from the start: an open dialog does not hide it, and a screen reader knows of it before the
 * first notice comes (WCAG 2.2, 4.1.3).
 */
function mountToaster() {
  const region = document.getElementById("notifications");
  if (mounted || region === null) return;
  mounted = true;
  region.classList.add(toastRegion);
  createRoot(region).render(<Toaster />);
}

function Toaster() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  /** Where the focus was before it came here: a notice that goes gives it back. */
  const cameFrom = useRef<EventTarget>(null);
  const held = pointed || focused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause changes with `held` alone.
  useEffect(() => {
    if (held) startPause();
    else endPause();
  }, [held]);

  const dismissNotice = (id: string) => {
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    // What is taken away under the pointer or the focus does not say that they have left.
    setPointed(false);
    setFocused(false);
    toast.dismiss(id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing is no action, only time to read.
    <div
      className={toastList}
      onPointerOver={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((notice) => (
          <ToastSheet key={notice.id} notice={notice} onDismiss={() => dismissNotice(notice.id)} />
        ))}
    </div>
  );
}

function ToastSheet({ notice, onDismiss }: { notice: Toast; onDismiss: () => void }) {
  const tone = notice.type === "error" ? "error" : "success";
  return (
    <div className={toastTone[tone]}>
      <span className={mark[tone]}>
        <Icon name={tone === "error" ? "warning" : "tick"} />
      </span>
      <div className={words}>{resolveValue(notice.message, notice)}</div>
      <button
        type="button"
        className={dismiss}
        aria-label="Dismiss this notice"
        onClick={onDismiss}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
