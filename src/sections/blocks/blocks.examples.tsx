import { unfold } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { sampleBlocks, sampleDetails } from "#examples/samples.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import { Blocks } from "./blocks.tsx";
import { DetailBody } from "./details.tsx";

export const story: Story = {
  name: "Sections of a page",
  purpose: "Every kind of block that content can name, in all its variants.",
  examples: [
    ...Object.entries(sampleBlocks).map(([name, block]) => ({
      name,
      fullPage: true,
      content: <Blocks page={{ blocks: [block] }} />,
      ...(block.kind === "ten-year-plan" && { arrange: unfold }),
    })),
    ...Object.entries(sampleDetails).map(([name, detail]) => ({
      name: `Unfolded: ${name.toLowerCase()}`,
      fullPage: true,
      content: (
        <Band>
          <Stack gap="lg">
            <DetailBody detail={detail} />
          </Stack>
        </Band>
      ),
    })),
  ],
};
