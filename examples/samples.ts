import type { Block } from "../src/content/schema.ts";

/** The pages of services, categories and areas, which have blocks. */
const files = import.meta.glob<Record<string, { blocks?: readonly Block[] }>>(
  ["../src/content/{services,categories,areas}/*.ts", "!../src/content/**/*.test.ts"],
  { eager: true },
);

const blocks = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap((page) => page.blocks ?? []),
);

/**
 * The first block of the site that matches, so that examples show what visitors read.
 *
 * @throws Error if no page has one
 */
export function sampleBlock(name: string, matches: (block: Block) => boolean): Block {
  const found = blocks.find(matches);
  if (found === undefined) {
    throw new Error(
      `Expected a page with the block "${name}", got none: remove it from src/sections/blocks/blocks.examples.tsx.`,
    );
  }
  return found;
}
