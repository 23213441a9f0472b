import { aboutTheGround } from "../../../content/interface/areas.ts";
import { Fold } from "../../../ui/disclosure/disclosure.tsx";
import { Prose } from "../../../ui/prose/prose.tsx";
import { Text } from "../../../ui/text/text.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";
import { wordsInColumns } from "../wide-picture/wide-picture.css.ts";
import { WidePicture } from "../wide-picture/wide-picture.tsx";

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

export const block: BlockType<"ground"> = { Component: GroundNote, background: "paper" };
