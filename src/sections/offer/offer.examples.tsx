import type { Story } from "#examples/example.ts";
import { OfferBand, OfferStrip } from "./offer.tsx";

export const story: Story = {
  name: "The offer",
  purpose:
    "A yard paved on a photo, with a price: as a band on Home, as a strip on services and areas.",
  examples: [
    { name: "Band", content: <OfferBand /> },
    { name: "Strip", content: <OfferStrip /> },
  ],
};
