import { createFileRoute } from "@tanstack/react-router";
import { inTime } from "../hydration/in-time.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Blocks } from "../sections/blocks/blocks.tsx";
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
      <Blocks page={about} inFirstScreen={1} />
      <StructuredData path="/about" />
    </>
  );
}
