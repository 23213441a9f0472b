import type { ReactNode } from "react";
import { container } from "./container.css.ts";

interface ContainerProps {
  children: ReactNode;
  /** `text` gives lines of 45 to 75 characters. */
  width?: "column" | "text";
}

/** The content column with its gutters. */
export function Container({ children, width = "column" }: ContainerProps) {
  return <div className={container[width]}>{children}</div>;
}
