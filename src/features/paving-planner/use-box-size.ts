import { type RefObject, useLayoutEffect, useState } from "react";

export interface BoxSize {
  width: number;
  height: number;
}

export interface Box extends BoxSize {
  /** How large the visitor's letters are; 1 is a browser's default. */
  letters: number;
  /** Pixels of the screen in a CSS pixel. */
  density: number;
}

const defaultFontSize = 16;

/** The size of an element in px, kept up to date; null before it is measured. */
export function useBoxSize(ref: RefObject<HTMLElement | null>): Box | null {
  const [size, setSize] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // Hidden, it has no size.
      if (width === 0 || height === 0) return;
      const { fontSize } = getComputedStyle(document.documentElement);
      const letters = Number.parseFloat(fontSize) / defaultFontSize;
      setSize((known) =>
        known?.width === width && known.height === height
          ? known
          : { width, height, letters, density: window.devicePixelRatio },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
