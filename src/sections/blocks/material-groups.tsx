import type { BlockOf } from "../../content-schema/schema.ts";
import { keepLine } from "../../features/keep/keep-button.css.ts";
import { KeepButton } from "../../features/keep/keep-button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Grid } from "../../ui/grid/grid.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

export function MaterialGroups({ detail }: { detail: BlockOf<"material-groups"> }) {
  const { lead, groups } = detail;
  return (
    <>
      <Text>{lead}</Text>
      <Grid as="ul" gap="3xl">
        {groups.map(({ title, items }) => (
          <Card key={title} as="li" look="ruled">
            <Heading level={4} size="title">
              {title}
            </Heading>
            <Stack as="ul">
              {items.map((item) => (
                <li key={item.title}>
                  <div className={keepLine}>
                    <Heading level={5}>{item.title}</Heading>
                    <KeepButton name={item.title} />
                  </div>
                  <Text tone="soft">{item.description}</Text>
                </li>
              ))}
            </Stack>
          </Card>
        ))}
      </Grid>
    </>
  );
}
