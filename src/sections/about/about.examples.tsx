import type { Story } from "#examples/example.ts";
import { aboutSections } from "#examples/samples.ts";
import { Credentials, Experience } from "./about.tsx";

export const story: Story = {
  name: "Parts of the About page",
  purpose: "What speaks for the company.",
  examples: [
    {
      name: "Credentials",
      fullPage: true,
      content: <Credentials credentials={aboutSections.credentials} background="paper" />,
    },
    {
      name: "Experience",
      fullPage: true,
      content: <Experience {...aboutSections.experience} />,
    },
  ],
};
