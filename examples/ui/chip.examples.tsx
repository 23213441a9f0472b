import { Chip } from "../../src/ui/chip/chip.tsx";
import { Cluster } from "../../src/ui/stack/stack.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "Chip",
  purpose: "A short name on a block of its own.",
  examples: [
    { name: "Plain", content: <Chip>Sandton</Chip> },
    { name: "A link", content: <Chip to="/areas/sandton">Sandton</Chip> },
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
