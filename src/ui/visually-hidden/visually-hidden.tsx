import type { ReactNode } from "react";
import { visuallyHidden } from "./visually-hidden.css.ts";

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}

/** Announces a message to screen readers. The live region is in index.html, so no dialog hides it. */
export function announce(message: string) {
  const region = document.getElementById("announcer");
  if (region === null) return;
  region.classList.add(visuallyHidden);
  region.textContent = message;
}
