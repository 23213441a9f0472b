import type { AreasIndexPage } from "../../content-schema/page-schema.ts";
import { areaNames } from "../../domain/areas.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { HeadedBand } from "../band/band.tsx";
import { AreaLinks } from "../blocks/places.tsx";

/** Links to the areas that are not among the main ones (docs/specification.md#areas-we-serve). */
export function OtherAreas({ main, others }: Pick<AreasIndexPage, "main" | "others">) {
  const mainAreas: ReadonlySet<string> = new Set(main.areas.map(({ area }) => area));
  const otherAreas = keysOf(areaNames).filter((slug) => !mainAreas.has(slug));
  return (
    <HeadedBand
      id="other-areas"
      heading={others.heading}
      lead={others.lead}
      background="sand"
      gap="2xl"
    >
      <AreaLinks areas={otherAreas} />
    </HeadedBand>
  );
}
