import { useLayoutEffect, useState } from "react";

/** Time in ms after which a request counts as one that the visitor waits for. */
const lateAfter = 1_000;

/**
 * The progress of a request once it has taken a second. Most answers come sooner, and a screen reader would
 * say the progress after the outcome.
 *
 * @param progress empty when nothing is sent
 */
export function useLateProgress(progress: string): string {
  const [isLate, setIsLate] = useState(false);
  const isSending = progress !== "";
  useLayoutEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setIsLate(true), lateAfter);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isSending]);
  return isLate ? progress : "";
}
