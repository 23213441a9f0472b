import { createFileRoute } from "@tanstack/react-router";
import { about } from "../content/about.ts";
import { quoteButton } from "../content/interface/quote-dialog.ts";
import { QuoteButton } from "../features/quote-dialog/quote-button.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Credentials } from "../sections/about/credentials.tsx";
import { Story } from "../sections/about/story.tsx";
import { Facts } from "../sections/blocks/facts.tsx";
import { Materials } from "../sections/blocks/materials.tsx";
import { QuoteClosing } from "../sections/blocks/quote-closing.tsx";
import { Reasons } from "../sections/blocks/reasons.tsx";
import { Hero } from "../sections/hero/hero.tsx";
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
          <Story section={story} id="story" background="paper" pictureSide="right" />
          <Facts block={{ ...values, facts: values.items }} id="values" background="sand" />
          <Materials block={licences} id="licences" background="paper" canKeep={false} />
          <Credentials credentials={credentials} background="paper" />
          <Story section={experience} id="experience" background="sand" pictureSide="left" />
          <Materials block={materials} id="materials" background="paper" canKeep={false} />
          <Reasons
            block={{ ...guarantees, cards: guarantees.items }}
            id="guarantees"
            background="sand"
          />
          <QuoteClosing block={closing} page={about} />
        </DeferredRender>
      </StaticHtml>
    </>
  );
}
