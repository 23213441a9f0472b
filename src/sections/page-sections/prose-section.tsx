import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { sizesOf } from "../../ui/picture/picture-boxes.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { prosePicture, textAndPicture } from "./prose-section.css.ts";
import type { SectionProps } from "./section-props.ts";
import { brickItem } from "./service-list.css.ts";
import { Split } from "./split.tsx";

/** Paragraphs beside their heading, with a list or a picture if the content has one. */
export function ProseSection({ section, id, ground }: SectionProps<"prose">) {
  const { heading, paragraphs, list, picture } = section;
  const text = (
    <Stack gap="md">
      <Prose paragraphs={paragraphs} />
      {list === undefined ? null : (
        <Stack as="ul" gap="sm">
          {list.map((item) => (
            <li key={item} className={brickItem}>
              <Text>{item}</Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
  return (
    <Band ground={ground} labelledBy={id}>
      <Split
        head={
          <Heading level={2} id={id}>
            {heading}
          </Heading>
        }
      >
        {picture === undefined ? (
          text
        ) : (
          <div className={textAndPicture}>
            {text}
            <div className={prosePicture}>
              <Picture picture={picture} aspect="4:5" sizes={sizesOf.inWords} />
            </div>
          </div>
        )}
      </Split>
    </Band>
  );
}
