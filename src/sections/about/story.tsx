import type { AboutPage } from "../../content-schema/page-schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import { intro, introPicture } from "../blocks/intro.css.ts";

/** The story of the company beside a tall picture (docs/specification.md#about). */
export function Story({ heading, paragraphs, picture }: AboutPage["story"]) {
  return (
    <Band labelledBy="story">
      <div className={intro}>
        <Stack gap="xl">
          <Heading level={2} id="story">
            {heading}
          </Heading>
          <Stack>
            <Prose paragraphs={paragraphs} />
          </Stack>
        </Stack>
        <div className={introPicture}>
          <Picture picture={picture} aspect="fill" sizes={pictureBoxes.besideWords} />
        </div>
      </div>
    </Band>
  );
}
