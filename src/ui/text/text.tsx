import type { RecipeVariants } from "@vanilla-extract/recipes";
import type { ReactNode } from "react";
import { splitQuantities } from "../../lib/split-quantities.ts";
import { text, unbroken } from "./text.css.ts";

export type TextProps = { children: ReactNode } & NonNullable<RecipeVariants<typeof text>>;

/** Running text, at most 75 characters a line. */
export function Text({ children, ...variants }: TextProps) {
  return <p className={text(variants)}>{keepTogether(children)}</p>;
}

/**
 * Keeps prices, numbers with their unit and phone numbers on one line, by a span, so that the text stays what people
 * search for, copy and hear (the fonts have no U+2011). Returns anything but a text as it is. The key replaces all pieces
 * of a text that changes: a page translator replaces them, and React could not take them out.
 */
export function keepTogether(children: ReactNode): ReactNode {
  if (typeof children !== "string") return children;
  const pieces = splitQuantities(children);
  if (pieces.length === 1) return children;
  return (
    <span key={children}>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
          <span key={index} className={unbroken}>
            {piece}
          </span>
        ),
      )}
    </span>
  );
}
