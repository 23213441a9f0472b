import { keepLine } from "../../features/keep/keep-button.css.ts";
import { KeepButton } from "../../features/keep/keep-button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Grid } from "../../ui/grid/grid.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";

/** Materials in named groups. */
export function MaterialGroups({ block, id, background }: BlockProps<"material-groups">) {
  const { heading, lead, groups } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      <Grid as="ul" gap="3xl">
        {groups.map(({ title, items }) => (
          <Card key={title} as="li" look="ruled">
            <Heading level={3}>{title}</Heading>
            <Stack as="ul">
              {items.map((item) => (
                <li key={item.title}>
                  <div className={keepLine}>
                    <Heading level={4}>{item.title}</Heading>
                    <KeepButton name={item.title} />
                  </div>
                  <Text size="small" tone="soft">
                    {item.description}
                  </Text>
                </li>
              ))}
            </Stack>
          </Card>
        ))}
      </Grid>
    </HeadedBand>
  );
}
