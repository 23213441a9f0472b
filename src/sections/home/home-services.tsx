import type { HomePage } from "../../content-schema/page-schema.ts";
import { HeadedBand } from "../band/band.tsx";
import { ServicePanels } from "../service-panels/service-panels.tsx";
import { EstateLine } from "./estate-line.tsx";

/** The three categories of services, and the line for estates (docs/specification.md#home). */
export const HomeServices = ({ services, estates }: Pick<HomePage, "services" | "estates">) => (
  <HeadedBand id="services" heading={services.heading} lead={services.lead} gap="2xl">
    <ServicePanels cards={services.cards} />
    <EstateLine {...estates} />
  </HeadedBand>
);
