import type { Block, BlockKind, BlockOf } from "./block-schema.ts";

/** The first block of a kind in the content of a page. Throws if it has none. */
export function blockIn<Kind extends BlockKind>(
  { blocks }: { blocks: readonly Block[] },
  kind: Kind,
): BlockOf<Kind> {
  const found = blocks.find((block): block is BlockOf<Kind> => block.kind === kind);
  if (found === undefined)
    throw new Error(`Expected a block "${kind}" in the content of the page.`);
  return found;
}
