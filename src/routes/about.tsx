import { createFileRoute } from "@tanstack/react-router";
import { about } from "../content/about.ts";
import { quoteButton } from "../content/interface/quote-dialog.ts";
import { QuoteButton } from "../features/quote-dialog/quote-button.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Credentials } from "../sections/about/credentials.tsx";
import { Experience } from "../sections/about/experience.tsx";
import { Story } from "../sections/about/story.tsx";
import { Facts } from "../sections/blocks/facts.tsx";
import { MaterialList } from "../sections/blocks/material-list.tsx";
import { QuoteClosing } from "../sections/blocks/quote-closing.tsx";
import { Reasons } from "../sections/blocks/reasons.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { HeadedBand } from "../sections/section-head/headed-band.tsx";
import { PageHead } from "../seo/page-head.tsx";

export const Route = createFileRoute("/about")({ component: AboutPage });

function AboutPage() {
  const {
    meta,
    hero,
    story,
    values,
    licences,
    credentials,
    experience,
    materials,
    guarantees,
    closing,
  } = about;
  return (
    <>
      <PageHead meta={meta} path="/about" hero={hero.picture} />
      <StaticHtml>
        <Hero
          heading={hero.heading}
          lead={hero.lead}
          picture={hero.picture}
          buttons={<QuoteButton size="large">{quoteButton}</QuoteButton>}
        />
        <DeferredRender>
          <Story {...story} />
          <Reasons block={{ ...values, cards: values.items }} id="values" />
          <HeadedBand id="licences" heading={licences.heading} lead={licences.lead}>
            <MaterialList items={licences.items} level={3} />
          </HeadedBand>
          <Credentials credentials={credentials} background="paper" />
          <Experience {...experience} />
          <HeadedBand
            id="materials"
            heading={materials.heading}
            lead={materials.lead}
            background="sand"
          >
            <MaterialList items={materials.items} level={3} />
          </HeadedBand>
          <Facts
            block={{ ...guarantees, facts: guarantees.items }}
            id="guarantees"
            background="paper"
          />
          <QuoteClosing block={closing} page={about} />
        </DeferredRender>
      </StaticHtml>
    </>
  );
}
