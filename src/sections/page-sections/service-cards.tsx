import type { ServiceCard } from "../../content/schema.ts";
import { courseCard, courses } from "../../ui/courses/courses.css.ts";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { sizesOf } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import { CardTitle } from "./card-title.tsx";
import type { SectionProps } from "./section-props.ts";
import { coursePicture, row, rowPicture, rows, rowText, rowTitle } from "./service-cards.css.ts";

/**
 * Services with a picture each. Four services for homes are broad pictures in two courses, all
 * others rows with a small picture, so that the two lists of one page look different.
 */
export function ServiceCards({ section, id, ground }: SectionProps<"service-cards">) {
  const { audience, heading, lead, cards, more } = section;
  const Cards = audience === "residential" && cards.length === 4 ? CourseCards : RowCards;
  return (
    <Band ground={ground} labelledBy={id}>
      <Stack gap="2xl">
        <SectionHead id={id} heading={heading} lead={lead} />
        <Cards cards={cards} />
        {more === undefined ? null : (
          <div>
            <ArrowLink to={more.to}>{more.text}</ArrowLink>
          </div>
        )}
      </Stack>
    </Band>
  );
}

interface CardsProps {
  cards: readonly ServiceCard[];
}

function CourseCards({ cards }: CardsProps) {
  return (
    <ul className={courses}>
      {cards.map(({ title, description, picture, to }) => (
        <li key={title} className={courseCard}>
          <div className={coursePicture}>
            <Picture picture={picture} aspect="fill" sizes={sizesOf.course} />
          </div>
          <Stack gap="xs">
            <CardTitle title={title} to={to} />
            <Text tone="soft">{description}</Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}

function RowCards({ cards }: CardsProps) {
  return (
    <ul className={rows}>
      {cards.map(({ title, description, picture, to }) => (
        <li key={title} className={row}>
          <div className={rowPicture}>
            <Picture picture={picture} aspect="1:1" sizes={sizesOf.row} />
          </div>
          <div className={rowTitle}>
            <CardTitle title={title} to={to} />
          </div>
          <div className={rowText}>
            <Text tone="soft">{description}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
