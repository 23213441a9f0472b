import type { ReactNode } from "react";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack, type StackProps } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as styles from "./band.css.ts";

export type BandBackground = "paper" | "sand";

export interface BandProps {
  children: ReactNode;
  background?: BandBackground | undefined;
  /** `tight` has less space above the content, for a section below a plain hero. */
  start?: "normal" | "tight";
  labelledBy?: string;
}

/** One section of a page: its background runs edge to edge, its content keeps to the column. */
export const Band = ({ children, background = "paper", start, labelledBy }: BandProps) => (
  <section className={styles.band({ background, start })} aria-labelledby={labelledBy}>
    <Container>{children}</Container>
  </section>
);

interface SectionHeadProps {
  /** Id of the heading, which names the section (`labelledBy` of Band). */
  id: string;
  heading: string;
  lead?: string | undefined;
  /** The colour of the lead: on a light background or on the slab. */
  tone?: "soft" | "onSlab";
}

export const SectionHead = ({ id, heading, lead, tone = "soft" }: SectionHeadProps) => (
  <div className={styles.sectionHead}>
    <Heading level={2} id={id}>
      {heading}
    </Heading>
    {lead === undefined ? null : (
      <div className={styles.sectionLead}>
        <Text size="lead" tone={tone}>
          {lead}
        </Text>
      </div>
    )}
  </div>
);

interface HeadedBandProps extends SectionHeadProps, Pick<BandProps, "children" | "background"> {
  gap?: StackProps["gap"];
}

/** A section with its head above what it shows. */
export const HeadedBand = ({ children, background, gap = "xl", ...head }: HeadedBandProps) => (
  <Band background={background} labelledBy={head.id}>
    <Stack gap={gap}>
      <SectionHead {...head} />
      {children}
    </Stack>
  </Band>
);

interface SplitProps {
  head: ReactNode;
  children: ReactNode;
  /** Below the heading in wide windows, and below the content elsewhere. */
  foot?: ReactNode;
}

/** The heading in a narrow column beside the content; on a phone above it. */
export const Split = ({ head, children, foot }: SplitProps) => (
  <div className={styles.split}>
    <div>
      <div className={styles.splitHead}>{head}</div>
    </div>
    <div className={styles.splitContent}>{children}</div>
    {foot === undefined ? null : <div className={styles.splitFoot}>{foot}</div>}
  </div>
);
