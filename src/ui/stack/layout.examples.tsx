import type { Story } from "#examples/example.ts";
import { Card } from "../card/card.tsx";
import { Container } from "../container/container.tsx";
import { Text } from "../text/text.tsx";
import { Cluster, Grid, Stack } from "./stack.tsx";

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => `Card ${index + 1}`).map((name) => (
    <Card key={name}>{name}</Card>
  ));

export const story: Story = {
  name: "Layout",
  purpose: "Grid, stack, cluster and container: the parent owns the space between its children.",
  examples: [
    ...(["three", "thirds", "wideLeft"] as const).map((columns) => ({
      name: `Grid, ${columns}`,
      content: <Grid columns={columns}>{cards(2)}</Grid>,
    })),
    ...(["xs", "md", "2xl"] as const).map((gap) => ({
      name: `Stack, ${gap}`,
      content: <Stack gap={gap}>{cards(2)}</Stack>,
    })),
    {
      name: "Stack at the left",
      content: (
        <Stack align="start">
          <Text>One line</Text>
          <Text>and a longer one below it</Text>
        </Stack>
      ),
    },
    { name: "Cluster", content: <Cluster>{cards(2)}</Cluster> },
    {
      name: "Container",
      content: (
        <Container>
          <Card>As wide as the column</Card>
        </Container>
      ),
    },
  ],
};
