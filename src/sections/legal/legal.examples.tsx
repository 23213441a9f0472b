import type { Story } from "#examples/example.ts";
import { legalSections } from "#examples/samples.ts";
import { LegalText } from "./legal-text.tsx";

export const story: Story = {
  name: "Legal text",
  purpose: "A privacy policy or terms beside their table of contents.",
  examples: [
    {
      name: "Three sections",
      fullPage: true,
      content: <LegalText updated="2 May 2025" sections={legalSections} />,
    },
  ],
};
