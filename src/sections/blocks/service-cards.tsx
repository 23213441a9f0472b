import { seeAll } from "../../content/interface/sections.ts";
import { Fold } from "../../ui/fold/fold.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Text } from "../../ui/text/text.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";
import { CardTitle } from "./card-title.tsx";
import {
  cardText,
  cardTitle,
  column,
  columnPicture,
  columns,
  row,
  rowPicture,
  rows,
  textCard,
  textCards,
} from "./service-cards.css.ts";

const looks = {
  text: { list: textCards, card: textCard, pictureFrame: undefined, sizes: [] },
  columns: {
    list: columns,
    card: column,
    pictureFrame: columnPicture,
    sizes: pictureBoxes.cardColumn,
  },
  rows: { list: rows, card: row, pictureFrame: rowPicture, sizes: pictureBoxes.cardRow },
} as const;

/** More cards fold on a phone, and those for businesses always. */
const longestOpen = 4;

/**
 * Services as cards. Those with a picture are side by side if they are for homes, else in rows, so
 * that the two lists of one page look different.
 */
export function ServiceCards({ block, id, background }: BlockProps<"service-cards">) {
  const { audience, heading, lead, cards, more } = block;
  const { list, card, pictureFrame, sizes } = looks[lookOf(block)];
  const shown = (
    <ul className={list}>
      {cards.map(({ title, description, picture, to }) => (
        <li key={title} className={card}>
          {picture === undefined ? null : (
            <div className={pictureFrame}>
              <Picture picture={picture} aspect="fill" sizes={sizes} />
            </div>
          )}
          <div className={cardTitle}>
            <CardTitle title={title} to={to} />
          </div>
          <div className={cardText}>
            <Text tone="soft">{description}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background}>
      {cards.length <= longestOpen && audience === "residential" ? (
        shown
      ) : (
        <Fold label={seeAll(cards.length)}>{shown}</Fold>
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
