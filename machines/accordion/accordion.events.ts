/** What can happen to an accordion. `item` is the name of an item. */
export type AccordionEvent =
  /** The visitor pressed an item's heading. */
  | { type: "item.toggled"; item: string }
  /** Find in page or a link led to an item's text. */
  | { type: "item.revealed"; item: string };
