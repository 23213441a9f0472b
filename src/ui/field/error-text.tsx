import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { errorText } from "./field.css.ts";

/** An error message with an icon, so that colour is not its only sign (WCAG 2.2, 1.4.1). */
export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={errorText}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
