import { QuoteButton } from "../../../features/quote-dialog/quote-button.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../../ui/picture/picture-boxes.ts";
import { Prose } from "../../../ui/prose/prose.tsx";
import { Cluster, Stack } from "../../../ui/stack/stack.tsx";
import { keepTogether } from "../../../ui/text/text.tsx";
import { Band } from "../../band/band.tsx";
import type { BlockType } from "../block-type.ts";
import { besidePicture, tallPicture, tick, tickMark, ticks } from "./intro.css.ts";

/** Opening paragraphs and a checklist beside a tall picture, with a quote button if it has a text. */
export const block: BlockType<"intro"> = {
  Component: ({
    block: { heading, paragraphs, checklist, picture, button },
    id,
    background,
    service,
    area,
  }) => (
    <Band background={background} labelledBy={id}>
      <div className={besidePicture}>
        <Stack gap="xl">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          <Stack>
            <Prose paragraphs={paragraphs} />
          </Stack>
          {checklist === undefined ? null : <Ticks items={checklist} />}
          {button === undefined ? null : (
            <Cluster>
              <QuoteButton service={service} area={area}>
                {button}
              </QuoteButton>
            </Cluster>
          )}
        </Stack>
        <div className={tallPicture}>
          <Picture picture={picture} aspect="fill" sizes={pictureBoxes.besideWords} />
        </div>
      </div>
    </Band>
  ),
};

const Ticks = ({ items }: { items: readonly string[] }) => (
  <ul className={ticks}>
    {items.map((item) => (
      <li key={item} className={tick}>
        <span className={tickMark}>
          <Icon name="tick" />
        </span>
        <span>{keepTogether(item)}</span>
      </li>
    ))}
  </ul>
);
