import type { Place } from "#src/domain/places.ts";

/** What can happen to the suburb finder. */
export type SuburbFinderEvent =
  /** The visitor typed; `query` is the field's whole new text. */
  | { type: "query.changed"; query: string }
  /** A suggestion was chosen: pressed, or taken with Enter. */
  | { type: "suggestion.chosen"; place: Place }
  /** Escape, a press elsewhere, or focus that went on. */
  | { type: "list.dismissed" }
  /** An arrow key was pressed while the list was closed. */
  | { type: "list.requested" };
