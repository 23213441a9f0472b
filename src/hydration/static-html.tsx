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
 * Content that never changes: in a prerendered page its HTML stays as the server wrote it, and React
 * neither renders nor hydrates it. Links and buttons in it work by event delegation. After a
 * client navigation it is rendered like everything else. Nothing in it may have state or handlers.
 */
export function StaticHtml({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const [isPreserved] = useState(!import.meta.env.SSR && isHydrating);
  return isPreserved ? preserved : <div className={contents}>{children}</div>;
}
