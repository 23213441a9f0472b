import type { ContactPage } from "../../content-schema/page-schema.ts";
import { areaNames, contactAreas } from "../../domain/areas.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Links to some of the areas, and to all (docs/specification.md#contact). */
export const ServiceAreas = ({ heading, lead, more }: ContactPage["areas"]) => (
  <Stack>
    <Heading level={2} size="title">
      {heading}
    </Heading>
    <Text tone="soft">{lead}</Text>
    <Cluster as="ul" gap="xs">
      {contactAreas.map((slug) => (
        <li key={slug}>
          <Chip to={`/areas/${slug}`}>{areaNames[slug]}</Chip>
        </li>
      ))}
    </Cluster>
    <ArrowLink to={more.to}>{more.text}</ArrowLink>
  </Stack>
);
