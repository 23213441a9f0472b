import type { AboutPage } from "../../content-schema/page-schema.ts";
import { StarText } from "../../ui/icon/star-text.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { wordsInColumns } from "../blocks/wide-picture.css.ts";
import { WidePicture } from "../blocks/wide-picture.tsx";
import { figure, figureLabel, figures as figuresStyle, figureValue } from "./experience.css.ts";

/** Figures over a wide picture, and what experience decides (docs/specification.md#about). */
export function Experience({ heading, paragraphs, picture, figures }: AboutPage["experience"]) {
  return (
    <WidePicture
      id="experience"
      heading={heading}
      picture={picture}
      words={
        <dl className={figuresStyle}>
          {figures.map(({ value, label }) => (
            <div key={label} className={figure}>
              <dt className={figureLabel}>{label}</dt>
              <dd className={figureValue}>
                <StarText>{value}</StarText>
              </dd>
            </div>
          ))}
        </dl>
      }
    >
      <div className={wordsInColumns}>
        <Prose paragraphs={paragraphs} />
      </div>
    </WidePicture>
  );
}
