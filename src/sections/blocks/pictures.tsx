import { illustrationLabel } from "../../content/pictures/illustration-note.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { IllustrationLabel } from "../../ui/picture/illustration-label.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import type { BlockProps } from "./block-props.ts";
import { pictureItem, pictures as picturesStyle } from "./pictures.css.ts";

/** Whether a picture is as wide as the column below the desktop breakpoint (pictures.css.ts). */
const isAcross = (index: number, count: number) => index === 0 && count % 2 === 1;

/** A few pictures of the same kind of work. */
export function Pictures({ block, id, background }: BlockProps<"pictures">) {
  const { heading, pictures } = block;
  return (
    <Band background={background} labelledBy={id}>
      <Stack gap="xl">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <ul className={picturesStyle}>
          {pictures.map((picture, index) => (
            <li key={picture} className={pictureItem}>
              <Picture
                picture={picture}
                aspect="fill"
                sizes={
                  isAcross(index, pictures.length)
                    ? pictureBoxes.firstExample
                    : pictureBoxes.example
                }
              />
              <IllustrationLabel picture={picture}>{illustrationLabel}</IllustrationLabel>
            </li>
          ))}
        </ul>
      </Stack>
    </Band>
  );
}
