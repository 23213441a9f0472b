import { more } from "../../../content/interface/sections.ts";
import type { BlockOf, Detail } from "../../../content-schema/block-schema.ts";
import { keepLine } from "../../../features/keep/keep-button.css.ts";
import { KeepButton } from "../../../features/keep/keep-button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Disclosure } from "../../../ui/disclosure/disclosure.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Prose, RichText } from "../../../ui/prose/prose.tsx";
import { Grid, Stack } from "../../../ui/stack/stack.tsx";
import { keepTogether, Text } from "../../../ui/text/text.tsx";
import { Band, SectionHead, Split } from "../../band/band.tsx";
import { brickItem, brickList } from "../../brick-list/brick-list.css.ts";
import { FoldedList } from "../../folded-list/folded-list.tsx";
import { LayerDrawing, LayerList } from "../../layers/layer-drawing.tsx";
import { ruledColumns, thinItem } from "../../ruled-list/ruled-list.css.ts";
import type { BlockType } from "../block-type.ts";
import * as styles from "./details.css.ts";

/** What most visitors skip and some look for, as rows that unfold. */
export const block: BlockType<"details"> = {
  Component: ({ block: { heading, lead, rows }, id, background }) => (
    <Band background={background} labelledBy={id}>
      <Split head={<SectionHead id={id} heading={heading} lead={lead} />}>
        {rows.map((row, index) => (
          <Disclosure key={row.heading} title={row.heading} id={`${id}-${index + 1}`}>
            <DetailBody detail={row} />
          </Disclosure>
        ))}
      </Split>
    </Band>
  ),
};

/** What a row unfolds. */
export function DetailBody({ detail }: { detail: Detail }) {
  switch (detail.kind) {
    case "prose":
      return <ProseDetail {...detail} />;
    case "layers":
      return <Layers {...detail} />;
    case "materials":
      return (
        <>
          <Text>{detail.lead}</Text>
          <MaterialList items={detail.items} level={4} canKeep />
        </>
      );
    case "material-groups":
      return <MaterialGroups {...detail} />;
    case "patterns":
      return <Patterns {...detail} />;
    case "guide":
      return <Guide {...detail} />;
  }
}

const ProseDetail = ({ paragraphs, list, steps }: BlockOf<"prose">) => (
  <>
    <Stack>
      <Prose paragraphs={paragraphs} />
    </Stack>
    {list && <List items={list} />}
    {steps && <Steps items={steps} />}
  </>
);

const List = ({ items }: { items: readonly string[] }) => (
  <ul className={brickList}>
    {items.map((item) => (
      <li key={item} className={brickItem}>
        <Text>{item}</Text>
      </li>
    ))}
  </ul>
);

const Steps = ({ items }: { items: readonly string[] }) => (
  <ol className={styles.steps}>
    {items.map((item, index) => (
      <li key={item} className={styles.step}>
        <span className={styles.stepNumber} aria-hidden="true">
          {index + 1}
        </span>
        <Text>{item}</Text>
      </li>
    ))}
  </ol>
);

const Guide = ({ lead, rows }: BlockOf<"guide">) => (
  <>
    <Text>{lead}</Text>
    <dl className={styles.guide}>
      {rows.map(({ label, value, note }) => (
        <div key={label} className={styles.guideRow}>
          <dt className={styles.guideLabel}>{label}</dt>
          <dd className={styles.guideValue}>
            <RichText paragraph={value} />
          </dd>
          <dd className={styles.guideNote}>{keepTogether(note)}</dd>
        </div>
      ))}
    </dl>
  </>
);

const Layers = ({ paragraphs, traffic, differences }: BlockOf<"layers">) => (
  <>
    {paragraphs === undefined ? null : (
      <Stack>
        <Prose paragraphs={paragraphs} />
      </Stack>
    )}
    <LayerDrawing traffic={traffic} differences={differences} />
    <LayerList traffic={traffic} layout="broad" differences={differences} />
  </>
);

interface MaterialListProps {
  items: BlockOf<"materials">["items"];
  level: 3 | 4;
  /** Whether visitors can keep the items (docs/specification.md#kept-list). */
  canKeep?: boolean;
  /** Whether a phone shows the first of them and a button for the others. */
  folds?: boolean | undefined;
}

/** Materials as a list in two columns. */
export function MaterialList({ items, level, canKeep = false, folds = false }: MaterialListProps) {
  const shown = items.map(({ title, description }) => (
    <li key={title} className={thinItem}>
      <div className={keepLine}>
        <Heading level={level} size="small">
          {title}
        </Heading>
        {canKeep ? <KeepButton name={title} /> : null}
      </div>
      <Text tone="soft">{description}</Text>
    </li>
  ));
  return folds ? (
    <FoldedList className={ruledColumns} label={more.materials} items={shown} />
  ) : (
    <ul className={ruledColumns}>{shown}</ul>
  );
}

const MaterialGroups = ({ lead, groups }: BlockOf<"material-groups">) => (
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

const Patterns = ({ lead, items }: BlockOf<"patterns">) => (
  <>
    <Text>{lead}</Text>
    <ul className={styles.patterns}>
      {items.map(({ pattern, title, description }) => (
        <li key={title} className={styles.patternCard}>
          <div className={styles.swatch[pattern]} />
          <Stack gap="xs">
            <Heading level={4}>{title}</Heading>
            <Text tone="soft">{description}</Text>
          </Stack>
        </li>
      ))}
    </ul>
  </>
);
