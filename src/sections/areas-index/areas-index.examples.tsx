import type { Story } from "#examples/example.ts";
import { mainAreas } from "#examples/samples.ts";
import { MainAreas } from "./areas-index.tsx";

export const story: Story = {
  name: "Main areas",
  purpose: "Areas with their suburbs, each a link to the page of its area.",
  examples: [{ name: "Two areas", fullPage: true, content: <MainAreas {...mainAreas} /> }],
};
