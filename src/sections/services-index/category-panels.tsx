import type { ServicesIndexPage } from "../../content-schema/page-schema.ts";
import { HeadedBand } from "../band/band.tsx";
import { ServicePanels } from "../service-panels/service-panels.tsx";
import { LearnMore } from "./learn-more.tsx";

/** The three categories, each with a Learn More link (docs/specification.md#services). */
export const CategoryPanels = ({ heading, lead, cards }: ServicesIndexPage["categories"]) => (
  <HeadedBand id="categories" heading={heading} lead={lead} gap="2xl">
    <ServicePanels
      cards={cards.map((card) => ({ ...card, linkText: <LearnMore service={card.title} /> }))}
    />
  </HeadedBand>
);
