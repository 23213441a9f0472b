import type { Story } from "#examples/example.ts";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Heading } from "./heading.tsx";

const words = "Paving that stays level, from the first stake to the last joint of sand";

export const story: Story = {
  name: "Type",
  purpose: "Headings and text in every size and tone; level and look are chosen apart.",
  examples: [
    ...(["display", "heading", "title", "small"] as const).map((size) => ({
      name: `Heading, ${size}`,
      content: (
        <Heading level={2} size={size}>
          {words}
        </Heading>
      ),
    })),
    ...(["lead", "body", "small"] as const).map((size) => ({
      name: `Text, ${size}`,
      content: (
        <Stack gap="xs">
          <Text size={size}>{words}.</Text>
          <Text size={size} tone="soft">
            {words}.
          </Text>
        </Stack>
      ),
    })),
  ],
};
