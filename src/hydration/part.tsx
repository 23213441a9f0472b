import { type ReactNode, Suspense, useLayoutEffect } from "react";
import { ErrorBoundary, type ErrorBoundaryPropsWithRender } from "react-error-boundary";
import { returnFocus } from "./early-focus.ts";

interface PartProps extends Pick<ErrorBoundaryPropsWithRender, "onError"> {
  children: ReactNode;
  /** Replaces the part when it throws; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
}

/**
 * A hydration boundary: React hydrates it separately, and sooner when a visitor uses it. If an extension or
 * translator has changed its HTML, React renders this part again and no other.
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
  // In a layout effect: React may hydrate for a keydown, whose letter is lost if nothing has the focus.
  useLayoutEffect(returnFocus, []);
  return null;
}
