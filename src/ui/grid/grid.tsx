import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ReactNode } from "react";
import { grid } from "./grid.css.ts";

export type GridProps = {
  children: ReactNode;
  as?: "div" | "ul";
} & NonNullable<RecipeVariants<typeof grid>>;

/** A grid with one column on a phone; `thirds` are as wide however few, `wideLeft` has a wider first column. */
export function Grid({ children, as: Tag = "div", ...variants }: GridProps) {
  return <Tag className={grid(variants)}>{children}</Tag>;
}
