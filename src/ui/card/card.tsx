import type { ReactNode } from "react";
import { card } from "./card.css.ts";

interface CardProps {
  children: ReactNode;
  /** `sheet` has a background of its own; `ruled` has a brick-coloured line above it. */
  look?: "sheet" | "ruled";
  as?: "div" | "li" | "section";
}

export function Card({ children, look = "sheet", as: Tag = "div" }: CardProps) {
  return <Tag className={card({ look })}>{children}</Tag>;
}
