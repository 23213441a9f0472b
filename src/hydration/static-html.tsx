import { type ReactNode, useState } from "react";
import { contents } from "./static-html.css.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

/** An empty `__html` that React neither compares nor writes while it hydrates. */
const preserved = (
  <div className={contents} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
);

/**
 * Content that never changes: in a prerendered page its HTML stays as the server wrote it, and React
 * neither renders nor hydrates it. Links and quote buttons in it work by event delegation. After a
 * client navigation it is rendered like everything else. Islands cannot stand in it.
 */
export function StaticHtml({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const [isPreserved] = useState(!import.meta.env.SSR && isHydrating);
  return isPreserved ? preserved : <div className={contents}>{children}</div>;
}
