import { type ReactNode, useState } from "react";
import { contents } from "./static-html.css.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

/** HTML that React neither compares nor writes during hydration. */
const untouched = { __html: "" };

const preserved = (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is constant and never written.
  <div className={contents} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
);

/**
 * Content that never changes: React neither renders nor hydrates its prerendered HTML. Links and buttons in it work by
 * event delegation. Nothing in it may have state or handlers.
 */
export function StaticHtml({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const [isPreserved] = useState(!import.meta.env.SSR && isHydrating);
  return isPreserved ? preserved : <div className={contents}>{children}</div>;
}
