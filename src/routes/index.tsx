import { createFileRoute } from "@tanstack/react-router";
import { inTime } from "../hydration/in-time.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Blocks } from "../sections/blocks/blocks.tsx";
import { HomeHero } from "../sections/hero/home-hero.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";
import { describeCompany } from "../seo/structured-data.ts";

export const Route = createFileRoute("/")({
  loader: () => inTime(import("../content/home.ts")),
  component: HomePage,
});

function HomePage() {
  const { home } = Route.useLoaderData();
  const { meta, hero } = home;
  return (
    <>
      <PageHead meta={meta} path="/" hero={hero.picture} tall />
      <StaticHtml>
        <HomeHero {...hero} />
      </StaticHtml>
      <Blocks page={home} inFirstScreen={1} />
      <StructuredData path="/" things={[describeCompany(hero.picture)]} />
    </>
  );
}
