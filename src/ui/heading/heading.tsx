import type { ReactNode, Ref } from "react";
import { keepTogether } from "../text/text.tsx";
import { heading } from "./heading.css.ts";

export interface HeadingProps {
  children: ReactNode;
  /** Level in the page's outline; `size` sets the look. */
  level: 1 | 2 | 3 | 4 | 5;
  size?: "small" | "title" | "line" | "heading" | "display";
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
}

const tags = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h5" } as const;
const defaultSize = { 1: "display", 2: "heading", 3: "title", 4: "small", 5: "small" } as const;

/** A heading of the page's outline (WCAG 2.2, 1.3.1 and 2.4.6). */
export function Heading({ children, level, size = defaultSize[level], id, ref }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag ref={ref} id={id} className={heading({ size })}>
      {keepTogether(children)}
    </Tag>
  );
}
