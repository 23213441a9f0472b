import type { ReactNode } from "react";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { patternGround, plainHero } from "./plain-hero.css.ts";

export interface PlainHeroProps {
  heading: string;
  lead: ReactNode;
  /** The laying pattern of the background. */
  pattern: keyof typeof patternGround;
  buttons?: ReactNode;
}

/** The opening of a page without a picture: heading, lead and buttons on a laying pattern. */
export function PlainHero({ heading, lead, pattern, buttons }: PlainHeroProps) {
  return (
    <div className={plainHero}>
      <div className={patternGround[pattern]} />
      <Container>
        <Stack gap="lg" align="start">
          <Heading level={1}>{heading}</Heading>
          <Text size="lead">{lead}</Text>
          {buttons === undefined ? null : <Cluster>{buttons}</Cluster>}
        </Stack>
      </Container>
    </div>
  );
}
