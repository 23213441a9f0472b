import type { ReactElement } from "react";
import { Fold } from "../../ui/disclosure/disclosure.tsx";
import { foldedList } from "./folded-list.css.ts";

/** How many items a phone shows. */
const shown = 2;

interface FoldedListProps {
  /** The list items, with keys. */
  items: readonly ReactElement[];
  /** The look of the list, a grid. */
  className: string;
  /** Names the items that the button unfolds. */
  label: (count: number) => string;
  as?: "ul" | "ol";
}

/** A list of which a phone shows two items and a button for the rest (docs/specification.md#details). */
export function FoldedList({ items, className, label, as: List = "ul" }: FoldedListProps) {
  // A button for one item would be as high as the item.
  if (items.length <= shown + 1) return <List className={className}>{items}</List>;
  return (
    <div className={`${className} ${foldedList}`}>
      <List className={className}>{items.slice(0, shown)}</List>
      <Fold label={label(items.length - shown)}>
        <List className={className} {...(List === "ol" && { start: shown + 1 })}>
          {items.slice(shown)}
        </List>
      </Fold>
    </div>
  );
}
