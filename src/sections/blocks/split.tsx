import type { ReactNode } from "react";
import { head as headStyle, split } from "./split.css.ts";

/** The heading in a narrow column beside the content; on a phone above it. */
export function Split({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={split}>
      <div className={headStyle}>{head}</div>
      <div>{children}</div>
    </div>
  );
}
