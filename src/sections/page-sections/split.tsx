import type { ReactNode } from "react";
import { head as headStyle, split } from "./split.css.ts";

/** Heading in a narrow column at the left, what it names in a wide one; on a phone one below the other. */
export function Split({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={split}>
      <div className={headStyle}>{head}</div>
      <div>{children}</div>
    </div>
  );
}
