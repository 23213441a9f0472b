import type { Story } from "#examples/example.ts";
import { Cluster } from "../stack/stack.tsx";
import { Chip } from "./chip.tsx";

export const story: Story = {
  name: "Chip",
  purpose: "A link with a short name.",
  examples: [
    { name: "One", content: <Chip to="/areas/sandton">Sandton</Chip> },
    {
      name: "Many",
      content: (
        <Cluster gap="xs">
          {["Johannesburg", "Pretoria", "Centurion", "Midrand", "Alberton", "Edenvale"].map(
            (name) => (
              <Chip key={name} to="/areas/sandton">
                {name}
              </Chip>
            ),
          )}
        </Cluster>
      ),
    },
  ],
};
