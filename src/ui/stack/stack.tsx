import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ReactNode } from "react";
import { cluster, grid, stack } from "./stack.css.ts";

export type StackProps = {
  children: ReactNode;
  as?: "div" | "ul" | "li";
} & NonNullable<RecipeVariants<typeof stack>>;

/** Lays out its children in a column with equal gaps. */
export function Stack({ children, as: Tag = "div", ...variants }: StackProps) {
  return <Tag className={stack(variants)}>{children}</Tag>;
}

type ClusterProps = {
  children: ReactNode;
  as?: "div" | "ul";
} & NonNullable<RecipeVariants<typeof cluster>>;

/** Lays out its children in a row that wraps. */
export function Cluster({ children, as: Tag = "div", ...variants }: ClusterProps) {
  return <Tag className={cluster(variants)}>{children}</Tag>;
}

type GridProps = {
  children: ReactNode;
  as?: "div" | "ul";
} & NonNullable<RecipeVariants<typeof grid>>;

/** A grid with one column on a phone; `thirds` are as wide however few, `wideLeft` has a wider first column. */
export function Grid({ children, as: Tag = "div", ...variants }: GridProps) {
  return <Tag className={grid(variants)}>{children}</Tag>;
}
