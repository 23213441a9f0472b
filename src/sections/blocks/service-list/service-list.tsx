import { more as others } from "../../../content/interface/sections.ts";
import { ArrowLink } from "../../../ui/link/link.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../../ui/picture/picture-boxes.ts";
import { Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Band, SectionHead } from "../../band/band.tsx";
import { brickItem, brickList } from "../../brick-list/brick-list.css.ts";
import { FoldedList } from "../../folded-list/folded-list.tsx";
import type { BlockType } from "../block-type.ts";
import { CardTitle } from "../service-cards/service-cards.tsx";
import { beside, tallPicture } from "./service-list.css.ts";

/** Services beside a tall picture: at its left for homes, at its right for businesses, so that two lists differ. */
export const block: BlockType<"service-list"> = {
  Component: ({ block: { audience, heading, lead, items, picture, more }, id, background }) => (
    <Band background={background} labelledBy={id}>
      <div className={beside[audience]}>
        <div className={tallPicture}>
          <Picture picture={picture} aspect="fill" sizes={pictureBoxes.besideWords} />
        </div>
        <Stack gap="xl">
          <SectionHead id={id} heading={heading} lead={lead} />
          <FoldedList
            className={brickList}
            label={others.services}
            items={items.map(({ title, description, to }) => (
              <li key={title} className={brickItem}>
                <CardTitle title={title} to={to} size="small" />
                <Text tone="soft">{description}</Text>
              </li>
            ))}
          />
          {more === undefined ? null : (
            <div>
              <ArrowLink to={more.to}>{more.text}</ArrowLink>
            </div>
          )}
        </Stack>
      </div>
    </Band>
  ),
};
