import type { Story } from "#examples/example.ts";
import { SectionError } from "./fallbacks.tsx";

export const story: Story = {
  name: "SectionError",
  purpose: "Replaces a part of the page that threw, where nothing simpler does its work.",
  examples: [{ name: "Phone and email only", content: <SectionError /> }],
};
