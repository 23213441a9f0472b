import { Heading } from "../../src/ui/heading/heading.tsx";
import { Stack } from "../../src/ui/stack/stack.tsx";
import { Text } from "../../src/ui/text/text.tsx";
import type { Part } from "../example.ts";

const words = "Paving that stays level, from the first stake to the last joint of sand";

export const part: Part = {
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
