import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { fold, foldButton } from "./fold.css.ts";

export interface FoldProps {
  /** Says what unfolds. */
  label: string;
  children: ReactNode;
}

/**
 * Long lists, folded on phones. Wider windows, paper and browsers without script show the content and no
 * button. Native `details`, so that find in page reveals it.
 */
export const Fold = ({ label, children }: FoldProps) => (
  <details className={fold}>
    <summary className={foldButton}>
      <span>{label}</span> <Icon name="down" />
    </summary>
    {children}
  </details>
);
