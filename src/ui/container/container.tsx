import type { ReactNode } from "react";
import { container } from "./container.css.ts";

/** The content column with its gutters. */
export const Container = ({ children }: { children: ReactNode }) => (
  <div className={container}>{children}</div>
);
