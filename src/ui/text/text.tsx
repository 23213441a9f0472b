import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ReactNode } from "react";
import { keepTogether } from "./keep-together.tsx";
import { text } from "./text.css.ts";

export type TextProps = {
  children: ReactNode;
  as?: "p" | "span" | "div" | "dd" | "dt" | "figcaption";
  id?: string;
} & NonNullable<RecipeVariants<typeof text>>;

/** Running text, at most 75 characters a line. */
export function Text({ children, as: Tag = "p", id, ...variants }: TextProps) {
  return (
    <Tag id={id} className={text(variants)}>
      {keepTogether(children)}
    </Tag>
  );
}
