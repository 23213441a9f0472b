import type { AboutPage } from "../../content-schema/page-schema.ts";
import { Grid } from "../../ui/grid/grid.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../ui/picture/picture-boxes.ts";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band, type BandBackground } from "../band/band.tsx";
import { thinItem, threeColumns } from "../blocks/ruled-list.css.ts";
import { portrait } from "./credentials.css.ts";

export interface CredentialsProps {
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
                <div className={portrait}>
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
