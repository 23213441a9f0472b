import { Heading } from "../../ui/heading/heading.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import type { BlockProps } from "./block-props.ts";
import { step, stepNumber, steps as stepsStyle } from "./prose-block.css.ts";
import { brickItem, brickList } from "./service-list.css.ts";
import { Split } from "./split.tsx";

/** Paragraphs beside their heading; with a list or steps, they are below the heading. */
export function ProseBlock({ block, id, background }: BlockProps<"prose">) {
  const { heading, paragraphs, list, steps } = block;
  const text = (
    <Stack>
      <Prose paragraphs={paragraphs} />
    </Stack>
  );
  const extras = [
    list && <List key="list" items={list} />,
    steps && <Steps key="steps" items={steps} />,
  ].filter((part) => part !== undefined);
  return (
    <Band background={background} labelledBy={id}>
      <Split
        head={
          <>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            {extras.length === 0 ? null : text}
          </>
        }
      >
        {extras.length === 0 ? text : <Stack gap="lg">{extras}</Stack>}
      </Split>
    </Band>
  );
}

interface ItemsProps {
  items: readonly string[];
}

function List({ items }: ItemsProps) {
  return (
    <ul className={brickList}>
      {items.map((item) => (
        <li key={item} className={brickItem}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}

function Steps({ items }: ItemsProps) {
  return (
    <ol className={stepsStyle}>
      {items.map((item, index) => (
        <li key={item} className={step}>
          <span className={stepNumber} aria-hidden="true">
            {index + 1}
          </span>
          <Text>{item}</Text>
        </li>
      ))}
    </ol>
  );
}
