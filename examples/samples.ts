import type { Block, Detail } from "../src/content/schema.ts";

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
export const sampleBlock = (name: string, matches: (block: Block) => boolean): Block =>
  found(name, blocks.find(matches));

/**
 * The same of the rows of `details` blocks.
 *
 * @throws Error if no page has one
 */
export const sampleDetail = (name: string, matches: (detail: Detail) => boolean): Detail =>
  found(
    name,
    blocks.flatMap((block) => (block.kind === "details" ? block.rows : [])).find(matches),
  );

function found<Sample>(name: string, sample: Sample | undefined): Sample {
  if (sample !== undefined) return sample;
  throw new Error(
    `Expected a page with "${name}", got none: remove it from src/sections/blocks/blocks.examples.tsx.`,
  );
}
