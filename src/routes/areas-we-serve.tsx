import { createFileRoute } from "@tanstack/react-router";
import { areasIndex } from "../content/areas-index.ts";
import { quoteButton } from "../content/interface/quote-dialog.ts";
import { areaNames } from "../domain/areas.ts";
import { keysOf } from "../domain/keys-of.ts";
import { SuburbFinder } from "../features/suburb-finder/suburb-finder.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { AreaLinks } from "../sections/area-links/area-links.tsx";
import { MainAreas } from "../sections/areas-index/main-areas.tsx";
import { QuoteClosing } from "../sections/blocks/quote-closing.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { HeadedBand } from "../sections/section-head/headed-band.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { ButtonLink } from "../ui/button/button.tsx";

export const Route = createFileRoute("/areas-we-serve")({ component: AreasWeServePage });

const mainAreas: ReadonlySet<string> = new Set(areasIndex.main.areas.map(({ area }) => area));
const otherAreas = keysOf(areaNames).filter((slug) => !mainAreas.has(slug));

function AreasWeServePage() {
  const { meta, hero, finder, main, others, closing } = areasIndex;
  return (
    <>
      <PageHead meta={meta} path="/areas-we-serve" hero={hero.picture} />
      <StaticHtml>
        <Hero
          heading={hero.heading}
          lead={hero.lead}
          picture={hero.picture}
          buttons={
            <ButtonLink to="/contact" size="large">
              {quoteButton}
            </ButtonLink>
          }
        />
      </StaticHtml>
      <DeferredRender>
        <SuburbFinder texts={finder} />
        <StaticHtml>
          <MainAreas {...main} />
        </StaticHtml>
        <StaticHtml>
          <HeadedBand
            id="other-areas"
            heading={others.heading}
            lead={others.lead}
            background="sand"
            gap="2xl"
          >
            <AreaLinks areas={otherAreas} />
          </HeadedBand>
        </StaticHtml>
        <StaticHtml>
          <QuoteClosing block={closing} page={areasIndex} />
        </StaticHtml>
      </DeferredRender>
    </>
  );
}
