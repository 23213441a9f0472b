import type { ReactNode } from "react";
import type { Space } from "../../design/tokens.ts";
import { cluster, stack } from "./stack.css.ts";

export interface StackProps {
  children: ReactNode;
  /** Space between the children. */
  gap?: Space;
  align?: "stretch" | "start" | "centre";
  as?: "div" | "section" | "ul" | "ol" | "dl" | "header" | "footer" | "li" | "article";
}

/** One thing above the other, with the same space between them. */
export function Stack({ children, gap = "base", align = "stretch", as: Tag = "div" }: StackProps) {
  return <Tag className={stack({ gap, align })}>{children}</Tag>;
}

export interface ClusterProps {
  children: ReactNode;
  gap?: Space;
  justify?: "start" | "between";
  as?: "div" | "ul" | "p";
}

/** Things side by side that wrap onto further lines. */
export function Cluster({
  children,
  gap = "base",
  justify = "start",
  as: Tag = "div",
}: ClusterProps) {
  return <Tag className={cluster({ gap, justify })}>{children}</Tag>;
}
