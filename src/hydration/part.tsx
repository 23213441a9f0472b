import { type ReactNode, Suspense, useEffect } from "react";
import { ErrorBoundary, type ErrorBoundaryPropsWithRender } from "react-error-boundary";
import { returnFocus } from "./early-focus.ts";

export interface PartProps extends Pick<ErrorBoundaryPropsWithRender, "onError"> {
  children: ReactNode;
  /** Replaces the part when it throws; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
}

/**
 * A part of the page that React hydrates apart from the others; the one that is used comes first. Where
 * something else has changed its HTML, React renders this part again and no other.
 */
export const Part = ({ children, fallback, ...boundary }: PartProps) => (
  <ErrorBoundary
    fallbackRender={({ resetErrorBoundary }) => fallback(resetErrorBoundary)}
    {...boundary}
  >
    <Suspense>
      <ReturnFocus />
      {children}
    </Suspense>
  </ErrorBoundary>
);

function ReturnFocus() {
  // One task later, when the part shows the draft.
  useEffect(() => void setTimeout(returnFocus), []);
  return null;
}
