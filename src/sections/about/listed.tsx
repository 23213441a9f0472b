import type { AboutPage } from "../../content-schema/page-schema.ts";
import type { BandBackground } from "../band/band.tsx";
import { HeadedBand } from "../band/band.tsx";
import { MaterialList } from "../blocks/details.tsx";

export type ListedProps = AboutPage["materials"] & { id: string; background?: BandBackground };

/** Licences or materials, each with a line that explains it (docs/specification.md#about). */
export const Listed = ({ items, ...head }: ListedProps) => (
  <HeadedBand {...head}>
    <MaterialList items={items} level={3} />
  </HeadedBand>
);
