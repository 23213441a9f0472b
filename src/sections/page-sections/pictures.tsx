import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { sizesOf } from "../../ui/picture/picture-sources.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import { pictureItem, pictures as picturesStyle } from "./pictures.css.ts";
import type { SectionProps } from "./section-props.ts";

/** A few pictures of the same kind of work. */
export function Pictures({ section, id, ground }: SectionProps<"pictures">) {
  const { heading, pictures } = section;
  return (
    <Band ground={ground} labelledBy={id}>
      <Stack gap="xl">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <ul className={picturesStyle}>
          {pictures.map((picture) => (
            <li key={picture} className={pictureItem}>
              <Picture picture={picture} aspect="fill" sizes={sizesOf.course} />
            </li>
          ))}
        </ul>
      </Stack>
    </Band>
  );
}
