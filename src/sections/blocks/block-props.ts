import type { BlockKind, BlockOf } from "../../content-schema/schema.ts";
import type { QuoteButtonProps } from "../../features/quote-dialog/quote-button.tsx";
import type { BandBackground } from "../band/band.tsx";

export interface BlockProps<Kind extends BlockKind> {
  block: Omit<BlockOf<Kind>, "kind">;
  /** Id of its heading, unique in the page: it names the block and is its fragment. */
  id: string;
  background: BandBackground;
}

/** What the quote buttons of a page fill in: its service and its area. */
export type QuotePrefill = Pick<QuoteButtonProps, "service" | "area">;
