import type { ReactNode } from "react";
import type { PictureName } from "../../../content/pictures/pictures.ts";
import { Container } from "../../../ui/container/container.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { StarText } from "../../../ui/icon/icon.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../../ui/picture/picture-boxes.ts";
import { Prose } from "../../../ui/prose/prose.tsx";
import { Text } from "../../../ui/text/text.tsx";
import type { BlockType } from "../block-type.ts";
import * as styles from "./wide-picture.css.ts";

interface WidePictureProps {
  id: string;
  heading: string;
  picture: PictureName;
  /** On the slab, below the heading. */
  words: ReactNode;
  /** The side of the slab in wide windows. */
  side?: "start" | "end";
  /** Below the picture. */
  children?: ReactNode;
}

/** A picture as wide as the window, with a few words on an opaque slab over its lower edge. */
export function WidePicture(props: WidePictureProps) {
  const { id, heading, picture, words, side = "start", children } = props;
  return (
    <section aria-labelledby={id}>
      <div className={styles.frame({ side })}>
        <Picture picture={picture} aspect="fill" sizes={pictureBoxes.window} />
      </div>
      <Container>
        <div className={styles.slab({ side })}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {words}
        </div>
        {children === undefined ? null : <div className={styles.below}>{children}</div>}
      </Container>
    </section>
  );
}

export const block: BlockType<"wide-picture"> = {
  Component: ({ block: { text, figures, paragraphs, ...rest }, id }) => (
    <WidePicture
      {...rest}
      id={id}
      words={
        <>
          {text === undefined ? null : <Text size="lead">{text}</Text>}
          {figures === undefined ? null : (
            <dl className={styles.figures}>
              {figures.map(({ value, label }) => (
                <div key={label} className={styles.figure}>
                  <dt className={styles.figureLabel}>{label}</dt>
                  <dd className={styles.figureValue}>
                    <StarText>{value}</StarText>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </>
      }
    >
      {paragraphs === undefined ? undefined : (
        <div className={styles.wordsInColumns}>
          <Prose paragraphs={paragraphs} />
        </div>
      )}
    </WidePicture>
  ),
  background: "own",
};
