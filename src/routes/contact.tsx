import { createFileRoute } from "@tanstack/react-router";
import { contact } from "../content/contact.ts";
import { areaParam } from "../features/quote-dialog/use-quote-buttons.ts";
import { PageQuoteForm } from "../features/quote-form/page-quote-form.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { Part } from "../hydration/part.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { PictureNote } from "../sections/blocks/picture-note.tsx";
import { WidePicture } from "../sections/blocks/wide-picture.tsx";
import { ContactBand } from "../sections/contact/contact-band.tsx";
import { MapFrame } from "../sections/contact/map-frame.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { HeadedBand } from "../sections/section-head/headed-band.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Text } from "../ui/text/text.tsx";

interface ContactSearch {
  /** The area to fill in, such as "Rivonia, Sandton". */
  area?: string | undefined;
}

const isAreaName = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= 60;

export const Route = createFileRoute("/contact")({
  // Names the param even when it ignores it, or the router would pass on what the URL says.
  validateSearch: ({ [areaParam]: area }: Record<string, unknown>): ContactSearch => ({
    area: isAreaName(area) ? area : undefined,
  }),
  component: ContactPage,
});

function ContactPage() {
  const { meta, heading, wide, map } = contact;
  return (
    <>
      <PageHead meta={meta} path="/contact" socialPicture={wide.picture} />
      <StaticHtml>
        <PlainHero heading={heading} pattern="basket-weave" />
      </StaticHtml>
      <DeferredRender>
        <Part>
          <ContactBand page={contact} form={<ContactForm />} />
        </Part>
        <StaticHtml>
          <WidePicture
            id="next"
            heading={wide.heading}
            picture={wide.picture}
            words={<Text size="lead">{wide.text}</Text>}
          />
        </StaticHtml>
        <Part>
          <HeadedBand id="map" heading={map.heading}>
            <MapFrame {...map} />
            <PictureNote page={contact} background="light" />
          </HeadedBand>
        </Part>
      </DeferredRender>
    </>
  );
}

/** The part of the page that a change of the search params renders again. */
function ContactForm() {
  return <PageQuoteForm location="contact" area={Route.useSearch().area} />;
}
