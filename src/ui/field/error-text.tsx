import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { errorText } from "./field.css.ts";

/** What is wrong, in red and with a sign for those who see no red (WCAG 2.2, 1.4.1). */
export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={errorText}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
