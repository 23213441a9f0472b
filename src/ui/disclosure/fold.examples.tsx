import type { Story } from "#examples/example.ts";
import { Text } from "../text/text.tsx";
import { Fold } from "./disclosure.tsx";

export const story: Story = {
  name: "Fold",
  purpose: "A long list: folded on phones, open and without a button in wider windows.",
  examples: [
    {
      name: "Folded on phones",
      content: (
        <Fold label="All 12 suburbs">
          <Text>Bryanston, Morningside, Rivonia and nine more.</Text>
        </Fold>
      ),
    },
  ],
};
