import type { Story } from "#examples/example.ts";
import { OpeningHoursNow } from "./opening-hours-now.tsx";

export const story: Story = {
  name: "Office hours",
  purpose: "Whether the office is open now, by the visitor's clock.",
  examples: [{ name: "Now", content: <OpeningHoursNow /> }],
};
