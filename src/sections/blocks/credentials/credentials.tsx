import { Heading } from "../../../ui/heading/heading.tsx";
import { ArrowLink } from "../../../ui/link/link.tsx";
import { Picture } from "../../../ui/picture/picture.tsx";
import { pictureBoxes } from "../../../ui/picture/picture-boxes.ts";
import { Grid, Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Band } from "../../band/band.tsx";
import { thinItem, threeColumns } from "../../ruled-list/ruled-list.css.ts";
import type { BlockProps, BlockType } from "../block-type.ts";
import { portrait } from "./credentials.css.ts";

/** The people, certificates and reviews of the company, as far as they are filled in (docs/specification.md#about). */
export function Credentials({ block, id, background }: BlockProps<"credentials">) {
  const { heading, people, certificates, reviews } = block;
  if (people.length === 0 && certificates.length === 0 && reviews === undefined) return null;
  return (
    <Band background={background} labelledBy={id}>
      <Stack gap="xl">
        <Heading level={2} id={id}>
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

// Empty, it takes no turn of the backgrounds.
export const block: BlockType<"credentials"> = { Component: Credentials, background: "paper" };
