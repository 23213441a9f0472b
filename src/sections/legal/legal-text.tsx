import { business } from "virtual:business";
import { lastUpdated, onThisPage } from "../../content/interface/sections.ts";
import type { LegalPage, LegalParagraph } from "../../content-schema/legal-schema.ts";
import { Fold } from "../../ui/disclosure/disclosure.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { keepTogether, Text } from "../../ui/text/text.tsx";
import { Band, Split } from "../band/band.tsx";
import * as styles from "./legal-text.css.ts";

const details = {
  name: business.name,
  address: business.officeAddress,
  email: <TextLink to={`mailto:${business.email}`}>{business.email}</TextLink>,
  phone: <TextLink to={`tel:${business.callNumber}`}>{business.visiblePhone}</TextLink>,
};

type Piece = Exclude<LegalParagraph, string>[number];

function LegalPiece({ piece }: { piece: Piece }) {
  if (typeof piece === "string") return keepTogether(piece);
  if ("business" in piece) return details[piece.business];
  return <TextLink to={"to" in piece ? piece.to : piece.href}>{piece.text}</TextLink>;
}

/** The text of one paragraph, with its links and the business details filled in. */
export function LegalProse({ paragraph }: { paragraph: LegalParagraph }) {
  if (typeof paragraph === "string") return keepTogether(paragraph);
  return paragraph.map((piece) => <LegalPiece key={JSON.stringify(piece)} piece={piece} />);
}

/** A legal text beside its table of contents (docs/specification.md#legal-pages). */
export const LegalText = ({ updated: day, sections }: Pick<LegalPage, "updated" | "sections">) => (
  <Band>
    <Split
      head={
        <>
          <p className={styles.updated}>{keepTogether(lastUpdated(day))}</p>
          <nav aria-label={onThisPage} className={styles.contentsNav}>
            <Fold label={onThisPage}>
              <ol className={styles.contents}>
                {sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`} className={styles.contentsLink}>
                      {heading}
                    </a>
                  </li>
                ))}
              </ol>
            </Fold>
          </nav>
        </>
      }
    >
      <div className={styles.text}>
        {sections.map(({ id, heading, body }) => (
          <section key={id} className={styles.part} aria-labelledby={id}>
            <Heading level={2} size="title" id={id}>
              {heading}
            </Heading>
            {body.map((block) =>
              typeof block === "object" && "list" in block ? (
                <ul key={JSON.stringify(block)} className={styles.list}>
                  {block.list.map((entry) => (
                    <li key={JSON.stringify(entry)}>
                      <LegalProse paragraph={entry} />
                    </li>
                  ))}
                </ul>
              ) : (
                <Text key={JSON.stringify(block)}>
                  <LegalProse paragraph={block} />
                </Text>
              ),
            )}
          </section>
        ))}
      </div>
    </Split>
  </Band>
);
