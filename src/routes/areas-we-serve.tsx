import { createFileRoute } from "@tanstack/react-router";
import { areaNames } from "../content/areas/area-names.ts";
import { placeNames } from "../content/areas/place-names.ts";
import { areasIndex } from "../content/areas-index.ts";
import { QuoteClosing } from "../features/page-sections/quote-closing.tsx";
import { SuburbFinder } from "../features/suburb-finder/suburb-finder.tsx";
import { Band } from "../sections/band/band.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { MainAreas } from "../sections/page-sections/main-areas.tsx";
import { AreasPlan } from "../sections/running-bond/areas-plan.tsx";
import { SectionHead } from "../sections/section-head/section-head.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { Stack } from "../ui/stack/stack.tsx";

export const Route = createFileRoute("/areas-we-serve")({ component: AreasWeServePage });

const mainAreas: ReadonlySet<string> = new Set(areasIndex.main.areas.map(({ area }) => area));
const otherAreas = Object.entries(areaNames)
  .filter(([slug]) => !mainAreas.has(slug))
  .map(([slug, text]) => ({ text, to: `/areas/${slug}` }));

function AreasWeServePage() {
  const { meta, hero, finder, main, others, closing } = areasIndex;
  return (
    <>
      <PageHead meta={meta} path="/areas-we-serve" hero={hero.picture} />
      <Hero
        heading={hero.heading}
        lead={hero.lead}
        picture={hero.picture}
        buttons={
          <ButtonLink to="/contact" size="large">
            Request a Free Quote
          </ButtonLink>
        }
      />
      <SuburbFinder words={finder} places={placeNames} />
      <MainAreas {...main} />
      <Band ground="sand" labelledBy="other-areas">
        <Stack gap="broad">
          <SectionHead id="other-areas" heading={others.heading} lead={others.lead} />
          <AreasPlan areas={otherAreas} />
        </Stack>
      </Band>
      <QuoteClosing section={closing} page={areasIndex} />
    </>
  );
}
