import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createRoot, type Root } from "react-dom/client";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { moveFocus, prepareFocus, rememberSpot, replaceLostFocus } from "../../lib/move-focus.ts";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./toaster.css.ts";

export interface ToastContent {
  title: string;
  description?: string;
  dismissLabel: string;
  /** A button; pressing it dismisses the toast. */
  action?: { label: string; onPress: () => void };
  /** Not announced to screen readers, because something else that is announced says the same. */
  isSilent?: boolean;
}

const DismissContext = createContext(() => {});

function ToastBody({ title: heading, description, action, dismissLabel }: ToastContent) {
  const dismissToast = use(DismissContext);
  const act = () => {
    dismissToast();
    action?.onPress();
  };
  return (
    <>
      <div className={styles.message}>
        <p className={styles.title}>{heading}</p>
        {description === undefined ? null : <p>{description}</p>}
        {action === undefined ? null : (
          <button type="button" className={styles.action} onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismissLabel}
        onClick={dismissToast}
      >
        <Icon name="cross" />
      </button>
    </>
  );
}

/** A cache: React allows one root per element. */
let root: Root | undefined;

export type ToastTone = "success" | "error";

/**
 * Shows a success for 20 seconds, without the time it is hovered or focused or the page is hidden. An error, and a toast
 * with an action, stays until it is dismissed or the next one replaces it.
 */
export function showToast(tone: ToastTone, content: ToastContent) {
  // A live region that no dialog hides, in the page before its first message (WCAG 2.2, 4.1.3).
  const region = document.getElementById("notifications");
  if (region === null) return;
  region.setAttribute("aria-live", content.isSilent ? "off" : "polite");
  region.classList.add(styles.toastRegion);
  root ??= createRoot(region);
  root.render(<Toaster />);
  const isBrief = tone === "success" && content.action === undefined;
  const duration = isBrief ? 20_000 : Number.POSITIVE_INFINITY;
  toast[tone](<ToastBody {...content} />, { duration });
}

function onVisibilityChange(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function Toaster() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  /** Finds the element that had the focus before a toast; it gets the focus back on dismissal. */
  const findPrevious = useRef(rememberSpot(null));
  const isPageHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);
  const isPaused = isHovered || isFocused || isPageHidden;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `endPause` changes with every pause.
  useEffect(() => {
    if (isPaused) startPause();
    else endPause();
  }, [isPaused]);

  /** An element that is removed fires neither pointerleave nor blur. */
  const takeLeave = () => {
    setIsHovered(false);
    setIsFocused(false);
    replaceLostFocus(() => moveFocus(findPrevious.current()));
  };

  // The newest comes first. A toast that stays is outdated by the next one of any kind.
  const outdated = toasts.slice(1).filter(({ duration }) => duration === Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `takeLeave` is a new function in every render.
  useLayoutEffect(() => {
    if (outdated.length === 0) return;
    for (const { id } of outdated) toast.remove(id);
    takeLeave();
  }, [outdated]);

  const dismissToast = (id: string) => {
    if (isFocused) prepareFocus(findPrevious.current())?.focus();
    takeLeave();
    toast.dismiss(id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer.
    <div
      className={styles.toastList}
      onPointerOver={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setIsFocused(true);
        if (!currentTarget.contains(relatedTarget)) {
          findPrevious.current = rememberSpot(relatedTarget);
        }
      }}
      onBlur={() => setIsFocused(false)}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((shown) => (
          <ToastItem key={shown.id} shown={shown} onDismiss={() => dismissToast(shown.id)} />
        ))}
    </div>
  );
}

function ToastItem({ shown, onDismiss }: { shown: Toast; onDismiss: () => void }) {
  const tone = shown.type === "error" ? "error" : "success";
  return (
    <div className={styles.toastTone[tone]}>
      <span className={styles.mark[tone]}>
        <Icon name={tone === "error" ? "warning" : "tick"} />
      </span>
      <DismissContext value={onDismiss}>{resolveValue(shown.message, shown)}</DismissContext>
    </div>
  );
}
