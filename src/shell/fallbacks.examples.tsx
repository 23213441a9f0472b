import type { Story } from "#examples/example.ts";
import { SectionError } from "./fallbacks.tsx";

export const story: Story = {
  name: "SectionError",
  purpose: "Replaces a part of the page that threw, where nothing simpler does its work.",
  examples: [
    { name: "A part that has stopped working", content: <SectionError retry={() => {}} /> },
  ],
};
