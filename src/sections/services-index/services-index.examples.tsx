import type { Story } from "#examples/example.ts";
import { serviceIndex } from "#examples/samples.ts";
import { ServiceIndex } from "./services-index.tsx";

export const story: Story = {
  name: "Index of services",
  purpose: "Services, each with a picture and a link to its page.",
  examples: [
    { name: "Three services", fullPage: true, content: <ServiceIndex {...serviceIndex} /> },
  ],
};
