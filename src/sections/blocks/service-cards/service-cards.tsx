import { more as others } from "../../../content/interface/sections.ts";
import type { ServiceCard } from "../../../content-schema/value-schemas.ts";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { ArrowLink, SiteLink } from "../../../ui/link/link.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../../ui/picture/picture-boxes.ts";
import { Text } from "../../../ui/text/text.tsx";
import { HeadedBand } from "../../band/band.tsx";
import { FoldedList } from "../../folded-list/folded-list.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";
import * as styles from "./service-cards.css.ts";

const looks = {
  text: { list: styles.textCards, card: styles.textCard, pictureFrame: undefined, sizes: [] },
  columns: {
    list: styles.columns,
    card: styles.column,
    pictureFrame: styles.columnPicture,
    sizes: pictureBoxes.cardColumn,
  },
  rows: {
    list: styles.rows,
    card: styles.row,
    pictureFrame: styles.rowPicture,
    sizes: pictureBoxes.cardRow,
  },
} as const;

/** More cards fold on a phone, and those for businesses always. */
const longestOpen = 4;

/** Services as cards: for homes side by side, else in rows, so that the two lists of one page look different. */
export function ServiceCards({ block, id, background }: BlockProps<"service-cards">) {
  const { audience, heading, lead, cards, more } = block;
  const { list, card, pictureFrame, sizes } = looks[lookOf(block)];
  const items = cards.map(({ title, description, picture, to }) => (
    <li key={title} className={card}>
      {picture === undefined ? null : (
        <div className={pictureFrame}>
          <Picture picture={picture} aspect="fill" sizes={sizes} />
        </div>
      )}
      <div className={styles.cardTitle}>
        <CardTitle title={title} to={to} />
      </div>
      <div className={styles.cardText}>
        <Text tone="soft">{description}</Text>
      </div>
    </li>
  ));
  const isTowns = cards.some(({ to }) => to?.startsWith("/areas/"));
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      {cards.length <= longestOpen && audience === "residential" ? (
        <ul className={list}>{items}</ul>
      ) : (
        <FoldedList
          className={list}
          label={isTowns ? others.towns : others.services}
          items={items}
        />
      )}
      {more === undefined ? null : (
        <div>
          <ArrowLink to={more.to}>{more.text}</ArrowLink>
        </div>
      )}
    </HeadedBand>
  );
}

function lookOf({ audience, cards }: BlockProps<"service-cards">["block"]): keyof typeof looks {
  if (cards.every(({ picture }) => picture === undefined)) return "text";
  return audience === "residential" ? "columns" : "rows";
}

interface CardTitleProps extends Pick<ServiceCard, "title" | "to"> {
  size?: "small";
}

/** The title of a card; a link if the service has a page. */
export const CardTitle = ({ title, to, size }: CardTitleProps) => (
  <Heading level={3} {...(size && { size })}>
    {to === undefined ? (
      title
    ) : (
      <SiteLink to={to} className={styles.cardLink}>
        <span>{title}</span>{" "}
        <span className={styles.cardArrow}>
          <Icon name="forward" />
        </span>
      </SiteLink>
    )}
  </Heading>
);

export const block: BlockType<"service-cards"> = { Component: ServiceCards };
