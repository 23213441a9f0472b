import { createFileRoute } from "@tanstack/react-router";
import { areasIndex } from "../content/areas-index.ts";
import { SuburbFinder } from "../features/suburb-finder/suburb-finder.tsx";
import { ProgressiveRender } from "../hydration/progressive-render.tsx";
import { MainAreas } from "../sections/areas-index/main-areas.tsx";
import { Band } from "../sections/band/band.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { QuoteClosing } from "../sections/page-sections/quote-closing.tsx";
import { SectionHead } from "../sections/section-head/section-head.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { Stack } from "../ui/stack/stack.tsx";
import { bring } from "./-bring.ts";
import { otherAreas } from "./-late-other-areas.ts";

export const Route = createFileRoute("/areas-we-serve")({
  loader: () => bring(otherAreas),
  component: AreasWeServePage,
});

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
      <ProgressiveRender>
        <SuburbFinder words={finder} />
        <MainAreas {...main} />
        <Band ground="sand" labelledBy="other-areas">
          <Stack gap="2xl">
            <SectionHead id="other-areas" heading={others.heading} lead={others.lead} />
            <otherAreas.Part />
          </Stack>
        </Band>
        <QuoteClosing section={closing} page={areasIndex} />
      </ProgressiveRender>
    </>
  );
}
