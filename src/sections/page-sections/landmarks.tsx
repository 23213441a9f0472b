import { Card } from "../../ui/card/card.tsx";
import { Grid } from "../../ui/grid/grid.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import type { SectionProps } from "./section-props.ts";

/** Local names, each with a sentence, in a grid. */
export function Landmarks({ section, id, ground }: SectionProps<"landmarks">) {
  const { heading, lead, items } = section;
  return (
    <Band ground={ground} labelledBy={id}>
      <Stack gap="2xl">
        <SectionHead id={id} heading={heading} lead={lead} />
        <Grid as="ul" gap="3xl">
          {items.map(({ title, description }) => (
            <Card key={title} as="li" look="ruled">
              <Heading level={3}>{title}</Heading>
              <Text tone="soft">{description}</Text>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Band>
  );
}
