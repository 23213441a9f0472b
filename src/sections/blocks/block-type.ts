import type { ReactNode } from "react";
import type { BlockKind, BlockOf } from "../../content-schema/block-schema.ts";
import type { BandBackground } from "../band/band.tsx";
import type { QuotePrefill } from "../quote-prompt/quote-prompt.tsx";

export interface BlockProps<Kind extends BlockKind> extends QuotePrefill {
  block: Omit<BlockOf<Kind>, "kind" | "id">;
  /** Id of its heading, unique in the page: it names the block and is its fragment. */
  id: string;
  background: BandBackground;
}

/** How a kind of block is rendered. Its functions are methods, so that one of any kind takes a block. */
export interface BlockType<Kind extends BlockKind> {
  /** @param page the content of the page, for the note about its pictures */
  Component(props: BlockProps<Kind> & { page: object }): ReactNode;
  /** Default: paper and sand in turn. A block with a picture or slab of its own does not count. */
  background?: BandBackground | "own";
  /** Whether it asks for a quote itself, so that no other request is beside it. */
  asksForQuote?: true;
  /** Whether it is hydrated. All others stay the HTML that they are. */
  isInteractive?(block: BlockProps<Kind>["block"]): boolean;
}
