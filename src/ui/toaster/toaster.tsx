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

/** Shows a notice that goes after 8 seconds, or stays while it is pointed at or focused. */
export function showSuccess(notice: Notice) {
  mountToaster();
  toast.success(body(notice), { duration: 8_000 });
}

/** Shows a notice that stays until it is dismissed; a newer one takes its place. */
export function showError(notice: Notice) {
  mountToaster();
  toast.error(body(notice), { duration: Number.POSITIVE_INFINITY, id: "error" });
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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing is no action, only time to read.
    <div
      className={toastList}
      onPointerEnter={startPause}
      onPointerLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((notice) => (
          <ToastSheet key={notice.id} notice={notice} />
        ))}
    </div>
  );
}

function ToastSheet({ notice }: { notice: Toast }) {
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
        onClick={() => toast.dismiss(notice.id)}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
