import type { ReactNode } from "react";
import type { PictureName } from "../../../content/pictures/pictures.ts";
import { Container } from "../../../ui/container/container.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../../ui/picture/picture-boxes.ts";
import { Text } from "../../../ui/text/text.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";
import { below, frame, slab } from "./wide-picture.css.ts";

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

type WideTextProps = Pick<BlockProps<"wide-picture">, "block" | "id">;

/** A wide picture with a heading and a paragraph on its slab. */
export const WideText = ({ block: { text, ...block }, id }: WideTextProps) => (
  <WidePicture {...block} id={id} words={<Text size="lead">{text}</Text>} />
);

export const block: BlockType<"wide-picture"> = { Component: WideText, background: "own" };
