import { aboutTheGround } from "../../../content/interface/areas.ts";
import { Fold } from "../../../ui/disclosure/disclosure.tsx";
import { Prose } from "../../../ui/prose/prose.tsx";
import { Text } from "../../../ui/text/text.tsx";
import type { BlockType } from "../block-type.ts";
import { wordsInColumns } from "../wide-picture/wide-picture.css.ts";
import { WidePicture } from "../wide-picture/wide-picture.tsx";

/** The ground of an area: a pull quote over a wide picture, and its reasons. */
export const block: BlockType<"ground"> = {
  Component: ({ block: { heading, quote, paragraphs, picture }, id }) => (
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
  ),
  background: "paper",
};
