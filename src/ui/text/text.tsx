import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ReactNode } from "react";
import { keepTogether } from "./keep-together.tsx";
import { text } from "./text.css.ts";

export type TextProps = { children: ReactNode } & NonNullable<RecipeVariants<typeof text>>;

/** Running text, at most 75 characters a line. */
export function Text({ children, ...variants }: TextProps) {
  return <p className={text(variants)}>{keepTogether(children)}</p>;
}
