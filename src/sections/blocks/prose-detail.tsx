import type { BlockOf } from "../../content-schema/schema.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { step, stepNumber, steps as stepsStyle } from "./prose-detail.css.ts";
import { brickItem, brickList } from "./service-list.css.ts";

/** Paragraphs, with a list or numbered steps below them. */
export function ProseDetail({ detail }: { detail: BlockOf<"prose"> }) {
  const { paragraphs, list, steps } = detail;
  return (
    <>
      <Stack>
        <Prose paragraphs={paragraphs} />
      </Stack>
      {list && <List items={list} />}
      {steps && <Steps items={steps} />}
    </>
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
