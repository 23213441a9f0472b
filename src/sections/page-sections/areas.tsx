import { allAreas } from "../../content/interface/sections.ts";
import { areaPath, homeAreas, menuAreaNames } from "../../domain/areas.ts";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Band } from "../band/band.tsx";
import { AreaLinks } from "../running-bond/area-links.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import type { SectionProps } from "./section-props.ts";

const areas = homeAreas.map((slug) => ({ text: menuAreaNames[slug], to: areaPath(slug) }));

/** Links to the areas of docs/specification.md#home-and-service-pages. */
export function Areas({ section, id, background }: SectionProps<"areas">) {
  const { heading, lead } = section;
  return (
    <Band background={background} labelledBy={id}>
      <Stack gap="xl">
        <SectionHead id={id} heading={heading} lead={lead} />
        <AreaLinks areas={areas} />
        <div>
          <ArrowLink to="/areas-we-serve">{allAreas}</ArrowLink>
        </div>
      </Stack>
    </Band>
  );
}
