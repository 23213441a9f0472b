import type { AboutPage } from "../../content/page-schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band, type BandBackground } from "../band/band.tsx";
import { intro, introPicture } from "../blocks/intro.css.ts";
import {
  before,
  figure,
  figureLabel,
  figures as figuresStyle,
  figureValue,
  pictureFirst,
} from "./story.css.ts";

export interface StoryProps {
  section: AboutPage["story"] & Partial<Pick<AboutPage["experience"], "figures">>;
  id: string;
  background: BandBackground;
  /** The side of the picture in wide windows. */
  pictureSide: "left" | "right";
}

/** Paragraphs beside a tall picture, with a row of figures if the content has some. */
export function Story({ section, id, background, pictureSide }: StoryProps) {
  const { heading, paragraphs, picture, figures } = section;
  return (
    <Band background={background} labelledBy={id}>
      <div className={pictureSide === "left" ? `${intro} ${pictureFirst}` : intro}>
        <Stack gap="xl">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <Stack>
            <Prose paragraphs={paragraphs} />
          </Stack>
          {figures === undefined ? null : (
            <dl className={figuresStyle}>
              {figures.map(({ value, label }) => (
                <div key={label} className={figure}>
                  <dt className={figureLabel}>{label}</dt>
                  <dd className={figureValue}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Stack>
        <div className={pictureSide === "left" ? `${introPicture} ${before}` : introPicture}>
          <Picture picture={picture} aspect="fill" sizes={pictureBoxes.besideWords} />
        </div>
      </div>
    </Band>
  );
}
