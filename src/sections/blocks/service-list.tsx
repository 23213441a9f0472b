import type { ListedService } from "../../content/schema.ts";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import type { BlockProps } from "./block-props.ts";
import { CardTitle } from "./card-title.tsx";
import {
  beside,
  brickColumns,
  brickItem,
  brickList,
  tallPicture,
  widePicture,
} from "./service-list.css.ts";

/**
 * Services as a list with one picture. For homes the picture is tall and beside the list, for
 * businesses wide and above it, so that the two lists of one page look different.
 */
export function ServiceList({ block, id, background }: BlockProps<"service-list">) {
  const { audience, heading, lead, items, picture, more } = block;
  const head = <SectionHead id={id} heading={heading} lead={lead} />;
  const moreLink =
    more === undefined ? null : (
      <div>
        <ArrowLink to={more.to}>{more.text}</ArrowLink>
      </div>
    );
  return (
    <Band background={background} labelledBy={id}>
      {audience === "residential" ? (
        <div className={beside}>
          <div className={tallPicture}>
            <Picture picture={picture} aspect="fill" sizes={pictureBoxes.besideWords} />
          </div>
          <Stack gap="xl">
            {head}
            <Items items={items} className={brickList} />
            {moreLink}
          </Stack>
        </div>
      ) : (
        <Stack gap="xl">
          {head}
          <div className={widePicture}>
            <Picture picture={picture} aspect="fill" sizes={pictureBoxes.column} />
          </div>
          <Items items={items} className={brickColumns} />
          {moreLink}
        </Stack>
      )}
    </Band>
  );
}

function Items({ items, className }: { items: readonly ListedService[]; className: string }) {
  return (
    <ul className={className}>
      {items.map(({ title, description, to }) => (
        <li key={title} className={brickItem}>
          <CardTitle title={title} to={to} size="small" />
          <Text size="small" tone="soft">
            {description}
          </Text>
        </li>
      ))}
    </ul>
  );
}
