import type { NotFoundPage } from "../../content-schema/page-schema.ts";
import { Grid } from "../../ui/grid/grid.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../band/band.tsx";

/** Pages that a visitor may have looked for. */
export const Suggestions = ({ heading, links }: NotFoundPage["suggestions"]) => (
  <HeadedBand id="suggestions" heading={heading} background="sand" gap="2xl">
    <Grid as="ul">
      {links.map(({ text, to, description }) => (
        <li key={to}>
          <Stack gap="none" align="start">
            <ArrowLink to={to}>{text}</ArrowLink>
            <Text tone="soft">{description}</Text>
          </Stack>
        </li>
      ))}
    </Grid>
  </HeadedBand>
);
