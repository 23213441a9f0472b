import type { ReactNode } from "react";
import { waitForElement } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { contact } from "../../content/contact.ts";
import { blockIn } from "../../content-schema/block-in.ts";
import { Band } from "../../sections/band/band.tsx";
import { MapFrame } from "./map-frame.tsx";

/** Makes the browser say that the visitor saves data, as `prefersReducedData` reads it. */
function SavingData({ children }: { children: ReactNode }) {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  return children;
}

export const story: Story = {
  name: "Map",
  purpose: "Where the office is; loads when it is reached.",
  examples: [
    {
      name: "Map",
      fullPage: true,
      content: (
        <Band>
          <MapFrame {...blockIn(contact, "map")} />
        </Band>
      ),
    },
    {
      name: "Map that waits for a press, to save data",
      fullPage: true,
      content: (
        <SavingData>
          <Band>
            <MapFrame {...blockIn(contact, "map")} />
          </Band>
        </SavingData>
      ),
      arrange: async () => {
        await waitForElement("#root button", HTMLButtonElement);
      },
    },
  ],
};
