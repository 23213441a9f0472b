import type { Story } from "#examples/example.ts";
import { aboutSections } from "#examples/samples.ts";
import { Blocks } from "../blocks.tsx";

export const story: Story = {
  name: "Parts of the About page",
  purpose: "What speaks for the company.",
  examples: [
    {
      name: "Credentials",
      fullPage: true,
      content: <Blocks page={{ blocks: [aboutSections.credentials] }} />,
    },
    {
      name: "Experience",
      fullPage: true,
      content: <Blocks page={{ blocks: [aboutSections.experience] }} />,
    },
  ],
};
