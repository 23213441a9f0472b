import { type RefObject, useLayoutEffect, useState } from "react";

export interface BoxSize {
  width: number;
  height: number;
}

export interface Box extends BoxSize {
  /** The visitor's font size; 1 is a browser's default. */
  fontScale: number;
  /** Device pixels per CSS pixel. */
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
      // Hidden elements have no size.
      if (width === 0 || height === 0) return;
      const { fontSize } = getComputedStyle(document.documentElement);
      const fontScale = Number.parseFloat(fontSize) / defaultFontSize;
      const size = { width, height, fontScale, density: window.devicePixelRatio };
      setSize((known) => (JSON.stringify(known) === JSON.stringify(size) ? known : size));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A larger font resizes the page; only the window reports a change of density.
    observer.observe(document.documentElement);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [ref]);
  return size;
}
