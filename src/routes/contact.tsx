import { createFileRoute } from "@tanstack/react-router";
import { contactSearch } from "../features/quote-dialog/quote-buttons.ts";
import { PageQuoteForm } from "../features/quote-form/page-quote-form.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { inTime } from "../hydration/in-time.ts";
import { Part } from "../hydration/part.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { StylesheetLink } from "../hydration/stylesheet-link.tsx";
import { WideText } from "../sections/blocks/wide-picture/wide-picture.tsx";
import { ContactBand, MapBand } from "../sections/contact/contact.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { PageHead, StructuredData } from "../seo/page-head.tsx";
import { SectionError } from "../shell/fallbacks.tsx";

export const Route = createFileRoute("/contact")({
  validateSearch: contactSearch,
  loader: () => inTime(import("../content/contact.ts")),
  component: ContactPage,
});

function ContactPage() {
  const { contact } = Route.useLoaderData();
  const { meta, heading, wide } = contact;
  return (
    <>
      <PageHead meta={meta} path="/contact" socialPicture={wide.picture} />
      <StaticHtml>
        <PlainHero heading={heading} pattern="basket-weave" />
      </StaticHtml>
      <DeferredRender>
        {/* Form, hours and map are parts of their own within: what breaks there leaves the text around it. */}
        <Part fallback={(retry) => <SectionError retry={retry} />}>
          <ContactBand page={contact} form={<ContactForm />} />
        </Part>
        <StylesheetLink />
        <StaticHtml>
          <WideText block={wide} id="next" />
        </StaticHtml>
        <Part fallback={(retry) => <SectionError retry={retry} />}>
          <MapBand page={contact} />
        </Part>
      </DeferredRender>
      <StructuredData path="/contact" />
    </>
  );
}

/** The part of the page that a change of the search params renders again. */
function ContactForm() {
  return <PageQuoteForm location="contact" area={Route.useSearch().area} />;
}
