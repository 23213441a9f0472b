import type { ReactNode } from "react";
import { aboutTheGround } from "../../content/interface/areas.ts";
import { illustrationNote } from "../../content/pictures/illustration-note.ts";
import type { PictureName } from "../../content/pictures/pictures.ts";
import { Container } from "../../ui/container/container.tsx";
import { Fold } from "../../ui/disclosure/disclosure.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { showsIllustration } from "../../ui/picture/illustration.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { BlockProps } from "./block-props.ts";
import { below, frame, pictureNote, slab, wordsInColumns } from "./wide-picture.css.ts";

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
export function WidePicture({
  id,
  heading,
  picture,
  words,
  side = "start",
  children,
}: WidePictureProps) {
  return (
    <section aria-labelledby={id}>
      <div className={frame({ side })}>
        <Picture picture={picture} aspect="fill" sizes={pictureBoxes.window} />
      </div>
      <Container>
        <div className={slab({ side })}>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {words}
        </div>
        {children === undefined ? null : <div className={below}>{children}</div>}
      </Container>
    </section>
  );
}

interface WideTextProps extends Pick<WidePictureProps, "id" | "heading" | "picture"> {
  text: string;
}

/** A wide picture with a heading and a paragraph on its slab. */
export const WideText = ({ id, heading, picture, text }: WideTextProps) => (
  <WidePicture
    id={id}
    heading={heading}
    picture={picture}
    words={<Text size="lead">{text}</Text>}
  />
);

/** The ground of an area: a pull quote over a wide picture, and its reasons. */
export function GroundNote({ block, id }: Omit<BlockProps<"ground">, "background">) {
  const { heading, quote, paragraphs, picture } = block;
  return (
    <WidePicture
      id={id}
      heading={heading}
      picture={picture}
      side="end"
      words={<Text size="lead">{quote}</Text>}
    >
      <Fold label={aboutTheGround}>
        <div className={wordsInColumns}>
          <Prose paragraphs={paragraphs} />
        </div>
      </Fold>
    </WidePicture>
  );
}

interface PictureNoteProps {
  page: object;
  /** What the note is written on. */
  background?: "slab" | "light";
}

/**
 * Says that the pictures of a page are illustrations, if any is (docs/specification.md#pictures).
 * Once a page.
 */
export function PictureNote({ page, background = "slab" }: PictureNoteProps) {
  if (!showsIllustration(page)) return null;
  return <p className={pictureNote({ background })}>{illustrationNote}</p>;
}
