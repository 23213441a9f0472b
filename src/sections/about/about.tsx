import type { AboutPage } from "../../content-schema/page-schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { StarText } from "../../ui/icon/icon.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { Grid, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band, type BandBackground, HeadedBand } from "../band/band.tsx";
import { MaterialList, type MaterialListProps } from "../blocks/details/details.tsx";
import { WordsBesidePicture } from "../blocks/intro/intro.tsx";
import { wordsInColumns } from "../blocks/wide-picture/wide-picture.css.ts";
import { WidePicture } from "../blocks/wide-picture/wide-picture.tsx";
import { thinItem, threeColumns } from "../ruled-list/ruled-list.css.ts";
import * as styles from "./about.css.ts";

/** The story of the company beside a tall picture (docs/specification.md#about). */
export const Story = (story: AboutPage["story"]) => <WordsBesidePicture {...story} id="story" />;

type ListedProps = AboutPage["materials"] &
  Pick<MaterialListProps, "folds"> & { id: string; background?: BandBackground };

/** Licences or materials, each with a line that explains it (docs/specification.md#about). */
export const Listed = ({ items, folds, ...head }: ListedProps) => (
  <HeadedBand {...head}>
    <MaterialList items={items} level={3} folds={folds} />
  </HeadedBand>
);

interface CredentialsProps {
  credentials: AboutPage["credentials"];
  background: BandBackground;
}

/**
 * The people, the certificates and the reviews of the company, as far as the owner has filled them in
 * (docs/specification.md#about); nothing before that.
 */
export function Credentials({ credentials, background }: CredentialsProps) {
  const { heading, people, certificates, reviews } = credentials;
  if (people.length === 0 && certificates.length === 0 && reviews === undefined) return null;
  return (
    <Band background={background} labelledBy="credentials">
      <Stack gap="xl">
        <Heading level={2} id="credentials">
          {heading}
        </Heading>
        {people.length === 0 ? null : (
          <Grid as="ul" columns="thirds">
            {people.map(({ name, role, picture }) => (
              <Stack key={name} as="li" gap="xs">
                <div className={styles.portrait}>
                  <Picture picture={picture} aspect="fill" sizes={pictureBoxes.portrait} />
                </div>
                <Heading level={3}>{name}</Heading>
                <Text tone="soft">{role}</Text>
              </Stack>
            ))}
          </Grid>
        )}
        {certificates.length === 0 ? null : (
          <ul className={threeColumns}>
            {certificates.map(({ title, grade, number, href }) => (
              <li key={number} className={thinItem}>
                <Heading level={3} size="small">
                  {grade === undefined ? title : `${title} ${grade}`}
                </Heading>
                {href === undefined ? (
                  <Text>{number}</Text>
                ) : (
                  <ArrowLink to={href}>{number}</ArrowLink>
                )}
              </li>
            ))}
          </ul>
        )}
        {reviews === undefined ? null : (
          <div>
            <ArrowLink to={reviews.href}>{reviews.text}</ArrowLink>
          </div>
        )}
      </Stack>
    </Band>
  );
}

/** Figures over a wide picture, and what experience decides (docs/specification.md#about). */
export function Experience({ heading, paragraphs, picture, figures }: AboutPage["experience"]) {
  return (
    <WidePicture
      id="experience"
      heading={heading}
      picture={picture}
      words={
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.figureLabel}>{label}</dt>
              <dd className={styles.figureValue}>
                <StarText>{value}</StarText>
              </dd>
            </div>
          ))}
        </dl>
      }
    >
      <div className={wordsInColumns}>
        <Prose paragraphs={paragraphs} />
      </div>
    </WidePicture>
  );
}
