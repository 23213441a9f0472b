import { createFileRoute } from "@tanstack/react-router";
import { inTime } from "../hydration/in-time.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Blocks } from "../sections/blocks/blocks.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";
import { describeQuestions } from "../seo/structured-data.ts";

export const Route = createFileRoute("/faq")({
  loader: () => inTime(import("../content/faq.ts")),
  component: FaqPage,
});

function FaqPage() {
  const { faq } = Route.useLoaderData();
  const { meta, heading, lead, socialPicture, blocks } = faq;
  return (
    <>
      <PageHead meta={meta} path="/faq" socialPicture={socialPicture} />
      <StaticHtml>
        <PlainHero heading={heading} lead={lead} pattern="stretcher" />
      </StaticHtml>
      <Blocks page={faq} inFirstScreen={1} />
      <StructuredData path="/faq" things={describeQuestions("/faq", blocks)} />
    </>
  );
}
