import { Heading } from "../../../ui/heading/heading.tsx";
import { ArrowLink } from "../../../ui/link/link.tsx";
import { HeadedBand } from "../../band/band.tsx";
import { ServicePanels } from "../../services-index/services-index.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";
import * as styles from "./categories.css.ts";

/** The three categories of services, and the line for estates (docs/specification.md#home). */
export const block: BlockType<"categories"> = {
  Component: ({ block: { heading, lead, cards, estates }, id, background }) => (
    <HeadedBand id={id} heading={heading} lead={lead} background={background} gap="2xl">
      <ServicePanels cards={cards} />
      <EstateLine {...estates} />
    </HeadedBand>
  ),
};

/** One line as wide as the services above it, for trustees and managers (docs/specification.md#home). */
const EstateLine = ({ heading, links }: BlockProps<"categories">["block"]["estates"]) => (
  <div className={styles.estateLine}>
    <Heading level={3}>{heading}</Heading>
    <ul className={styles.estateLinks}>
      {links.map(({ text, to }) => (
        <li key={to}>
          <ArrowLink to={to}>{text}</ArrowLink>
        </li>
      ))}
    </ul>
  </div>
);
