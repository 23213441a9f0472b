import { dismissToast } from "../content/interface/every-page.ts";
import { showToast, type ToastContent, type ToastTone } from "../ui/toaster/toaster.tsx";

/** Tells the visitor something in a toast (docs/specification.md#errors-and-toasts). */
export const notify = (tone: ToastTone, content: Omit<ToastContent, "dismissLabel">) =>
  showToast(tone, { ...content, dismissLabel: dismissToast });
