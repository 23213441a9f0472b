import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ReactNode } from "react";
import { grid } from "./grid.css.ts";

export type GridProps = {
  children: ReactNode;
  as?: "div" | "ul" | "ol" | "dl";
} & NonNullable<RecipeVariants<typeof grid>>;

/** Columns where there is room, one column on a phone. `wideLeft` is asymmetric. */
export function Grid({ children, as: Tag = "div", ...variants }: GridProps) {
  return <Tag className={grid(variants)}>{children}</Tag>;
}
