import { unfold } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { Text } from "../text/text.tsx";
import { Disclosure, Fold } from "./disclosure.tsx";

export const story: Story = {
  name: "Disclosure",
  purpose: "Rows that each unfold on their own, for what most visitors skip and some look for.",
  examples: [
    {
      name: "Folded",
      content: (
        <div>
          <Disclosure title="The layers under a driveway">
            <Text>Pavers, bedding sand, sub-base and subgrade.</Text>
          </Disclosure>
          <Disclosure title="Looking after a driveway">
            <Text>Sweep dry sand into the joints.</Text>
          </Disclosure>
        </div>
      ),
    },
    {
      name: "Folded on phones",
      content: (
        <Fold label="All 12 suburbs">
          <Text>Bryanston, Morningside, Rivonia and nine more.</Text>
        </Fold>
      ),
    },
    {
      name: "Unfolded",
      fullPage: true,
      content: (
        <Disclosure title="The layers under a driveway">
          <Text>Pavers, bedding sand, sub-base and subgrade.</Text>
        </Disclosure>
      ),
      arrange: unfold,
    },
  ],
};
