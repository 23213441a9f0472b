import type { ReactNode } from "react";
import { card } from "./card.css.ts";

export interface CardProps {
  children: ReactNode;
  /** `sheet` is a white sheet on the ground; `ruled` stands under a line of brick. */
  look?: "sheet" | "ruled";
  as?: "div" | "li" | "article" | "section";
}

/** Things that belong together. */
export function Card({ children, look = "sheet", as: Tag = "div" }: CardProps) {
  return <Tag className={card({ look })}>{children}</Tag>;
}
