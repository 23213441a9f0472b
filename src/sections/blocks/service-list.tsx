import { seeAll } from "../../content/interface/sections.ts";
import type { ListedService } from "../../content-schema/schema.ts";
import { Fold } from "../../ui/fold/fold.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import type { BlockProps } from "./block-props.ts";
import { CardTitle } from "./card-title.tsx";
import { beside, brickItem, brickList, tallPicture } from "./service-list.css.ts";

/**
 * Services as a list beside a tall picture: at its left for homes, at its right for businesses, so that
 * the two lists of one page look different.
 */
export function ServiceList({ block, id, background }: BlockProps<"service-list">) {
  const { audience, heading, lead, items, picture, more } = block;
  return (
    <Band background={background} labelledBy={id}>
      <div className={beside[audience]}>
        <div className={tallPicture}>
          <Picture picture={picture} aspect="fill" sizes={pictureBoxes.besideWords} />
        </div>
        <Stack gap="xl">
          <SectionHead id={id} heading={heading} lead={lead} />
          <Fold label={seeAll(items.length)}>
            <Items items={items} />
          </Fold>
          {more === undefined ? null : (
            <div>
              <ArrowLink to={more.to}>{more.text}</ArrowLink>
            </div>
          )}
        </Stack>
      </div>
    </Band>
  );
}

function Items({ items }: { items: readonly ListedService[] }) {
  return (
    <ul className={brickList}>
      {items.map(({ title, description, to }) => (
        <li key={title} className={brickItem}>
          <CardTitle title={title} to={to} size="small" />
          <Text tone="soft">{description}</Text>
        </li>
      ))}
    </ul>
  );
}
