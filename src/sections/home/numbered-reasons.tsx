import { seeAll } from "../../content/interface/sections.ts";
import type { HomePage } from "../../content-schema/page-schema.ts";
import { Fold } from "../../ui/fold/fold.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import {
  reason,
  reasonList,
  reasonNumber,
  reasons,
  reasonsPicture,
} from "./numbered-reasons.css.ts";

/** Why choose us: a numbered list in two columns beside a picture (docs/specification.md#home). */
export function NumberedReasons({ heading, lead, picture, items }: HomePage["reasons"]) {
  return (
    <div className={reasons}>
      <div className={reasonsPicture}>
        <Picture picture={picture} aspect="fill" sizes={pictureBoxes.reasons} />
      </div>
      <Stack gap="2xl">
        <Stack>
          <Heading level={2} id="reasons">
            {heading}
          </Heading>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        </Stack>
        <Fold label={seeAll(items.length)}>
          {" "}
          <ol className={reasonList}>
            {items.map(({ title, description }, index) => (
              <li key={title} className={reason}>
                <span className={reasonNumber} aria-hidden="true">
                  {index + 1}
                </span>
                <Heading level={3}>{title}</Heading>
                <Text tone="soft">{description}</Text>
              </li>
            ))}
          </ol>
        </Fold>
      </Stack>
    </div>
  );
}
