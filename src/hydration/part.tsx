import { type ReactNode, Suspense, useLayoutEffect } from "react";
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
      {children}
      <ReturnFocus />
    </Suspense>
  </ErrorBoundary>
);

function ReturnFocus() {
  // At once: a letter that is typed while nothing has the focus is lost. React hydrates on its keydown.
  useLayoutEffect(returnFocus, []);
  return null;
}
