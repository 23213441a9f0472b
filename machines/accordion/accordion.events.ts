/** What can happen to an accordion. `item` is the name of one of its items. */
export type AccordionEvent =
  /** An item's heading was pressed. */
  | { type: "item.toggled"; item: string }
  /** Something led to an item's text: find in page, or a link to it. */
  | { type: "item.revealed"; item: string };
