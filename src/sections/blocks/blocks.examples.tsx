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
    ...Object.entries(sampleBlocks).map(([name, blocks]) => ({
      name,
      fullPage: true,
      content: <Blocks page={{ blocks }} />,
      ...(name === "Ten-year plan" && { arrange: unfold }),
    })),
    {
      name: "Unfolded details",
      fullPage: true,
      content: Object.entries(sampleDetails).map(([name, detail]) => (
        <Band key={name}>
          <Stack gap="lg">
            <DetailBody detail={detail} />
          </Stack>
        </Band>
      )),
    },
  ],
};
