import type { ReactNode } from "react";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { lowPlainHero, patternBackground, plainHero } from "./plain-hero.css.ts";

interface PlainHeroProps {
  heading: string;
  /** Without one, the opening is as low as its heading: for a page that begins with a form. */
  lead?: ReactNode;
  pattern: keyof typeof patternBackground;
  buttons?: ReactNode;
}

/** The opening of a page without a picture: heading, lead and buttons on a laying pattern. */
export const PlainHero = ({ heading, lead, pattern, buttons }: PlainHeroProps) => (
  <div className={lead === undefined ? lowPlainHero : plainHero}>
    <div className={patternBackground[pattern]} />
    <Container>
      <Stack gap="lg" align="start">
        <Heading level={1} size={lead === undefined ? "line" : "display"}>
          {heading}
        </Heading>
        {lead === undefined ? null : <Text size="lead">{lead}</Text>}
        {buttons === undefined ? null : <Cluster>{buttons}</Cluster>}
      </Stack>
    </Container>
  </div>
);
