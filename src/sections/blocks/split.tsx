import type { ReactNode } from "react";
import { content, foot as footStyle, head as headStyle, split } from "./split.css.ts";

interface SplitProps {
  head: ReactNode;
  children: ReactNode;
  /** Below the heading in wide windows, and below the content elsewhere. */
  foot?: ReactNode;
}

/** The heading in a narrow column beside the content; on a phone above it. */
export function Split({ head, children, foot }: SplitProps) {
  return (
    <div className={split}>
      <div className={headStyle}>{head}</div>
      <div className={content}>{children}</div>
      {foot === undefined ? null : <div className={footStyle}>{foot}</div>}
    </div>
  );
}
