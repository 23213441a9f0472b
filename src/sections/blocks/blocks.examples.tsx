import type { Part } from "#examples/example.ts";
import { sampleBlocks } from "#examples/samples.ts";
import { Blocks } from "./blocks.tsx";

export const part: Part = {
  name: "Sections of a page",
  purpose: "Every kind of block that content can name, in all its variants.",
  examples: Object.entries(sampleBlocks).map(([name, block]) => ({
    name,
    fullPage: true,
    content: <Blocks page={{ blocks: [block] }} />,
  })),
};
