import { createFileRoute } from "@tanstack/react-router";
import { contactSearch } from "../features/quote-dialog/quote-button-delegation.ts";
import { inTime } from "../hydration/in-time.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Blocks } from "../sections/blocks/blocks.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";

export const Route = createFileRoute("/contact")({
  validateSearch: contactSearch,
  loader: () => inTime(import("../content/contact.ts")),
  component: ContactPage,
});

function ContactPage() {
  const { contact } = Route.useLoaderData();
  const { meta, heading, socialPicture } = contact;
  return (
    <>
      <PageHead meta={meta} path="/contact" socialPicture={socialPicture} />
      <StaticHtml>
        <PlainHero heading={heading} pattern="basket-weave" />
      </StaticHtml>
      <Blocks page={contact} inFirstScreen={1} />
      <StructuredData path="/contact" />
    </>
  );
}
