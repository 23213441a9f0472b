import { createFileRoute } from "@tanstack/react-router";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { inTime } from "../hydration/in-time.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { Credentials, Experience, Listed, Story } from "../sections/about/about.tsx";
import { QuoteClosing } from "../sections/blocks/closing/closing.tsx";
import { Facts } from "../sections/blocks/facts/facts.tsx";
import { Reasons } from "../sections/blocks/reasons/reasons.tsx";
import { QuoteHero } from "../sections/hero/hero.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";

export const Route = createFileRoute("/about")({
  loader: () => inTime(import("../content/about.ts")),
  component: AboutPage,
});

function AboutPage() {
  const { about } = Route.useLoaderData();
  return (
    <>
      <PageHead meta={about.meta} path="/about" hero={about.hero.picture} />
      <StaticHtml>
        <QuoteHero {...about.hero} />
      </StaticHtml>
      <DeferredRender>
        <StaticHtml>
          <Story {...about.story} />
        </StaticHtml>
        <StylesheetLink />
        <StaticHtml>
          <Reasons block={about.values} id="values" />
          <Listed {...about.licences} id="licences" />
          <Credentials credentials={about.credentials} background="paper" />
          <Experience {...about.experience} />
          <Listed {...about.materials} id="materials" background="sand" folds />
          <Facts block={about.guarantees} id="guarantees" background="paper" />
          <QuoteClosing block={about.closing} page={about} />
        </StaticHtml>
      </DeferredRender>
      <StructuredData path="/about" />
    </>
  );
}
