import { type RefObject, useEffect, useState } from "react";

/** Whether the visitor has scrolled past an element, to the one after it. */
export function useIsPast(
  element: RefObject<Element | null>,
  next: RefObject<Element | null>,
): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (element.current === null || next.current === null) return;
    // The site's bar covers the upper edge of the window.
    const covered = document.querySelector("header")?.offsetHeight ?? 0;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        const isIn = ({ current }: RefObject<Element | null>) =>
          current !== null && inView.has(current);
        setIsPast(isIn(next) && !isIn(element));
      },
      { rootMargin: `-${covered}px 0px 0px 0px` },
    );
    observer.observe(element.current);
    observer.observe(next.current);
    return () => observer.disconnect();
  }, [element, next]);
  return isPast;
}
