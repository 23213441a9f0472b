import { more } from "../../../content/interface/sections.ts";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../../ui/picture/picture-boxes.ts";
import { SoldierCourse } from "../../../ui/soldier-course/soldier-course.tsx";
import { Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Band } from "../../band/band.tsx";
import { FoldedList } from "../../folded-list/folded-list.tsx";
import type { BlockType } from "../block-type.ts";
import * as styles from "./numbered-reasons.css.ts";

/** Why choose us: a numbered list in two columns beside a picture (docs/specification.md#home). */
export const block: BlockType<"numbered-reasons"> = {
  Component: ({ block: { heading, lead, picture, items }, id, background }) => (
    <>
      <Band background={background} labelledBy={id}>
        <div className={styles.reasons}>
          <div className={styles.reasonsPicture}>
            <Picture picture={picture} aspect="fill" sizes={pictureBoxes.reasons} />
          </div>
          <Stack gap="2xl">
            <Stack>
              <Heading level={2} id={id}>
                {heading}
              </Heading>
              <Text size="lead" tone="soft">
                {lead}
              </Text>
            </Stack>
            <FoldedList
              as="ol"
              className={styles.reasonList}
              label={more.promises}
              items={items.map(({ title, description }, index) => (
                <li key={title} className={styles.reason}>
                  <span className={styles.reasonNumber} aria-hidden="true">
                    {index + 1}
                  </span>
                  <Heading level={3}>{title}</Heading>
                  <Text tone="soft">{description}</Text>
                </li>
              ))}
            />
          </Stack>
        </div>
      </Band>
      <SoldierCourse />
    </>
  ),
};
