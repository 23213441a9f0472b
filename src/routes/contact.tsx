import { createFileRoute } from "@tanstack/react-router";
import { contact } from "../content/contact.ts";
import { areaNames, contactAreas } from "../domain/areas.ts";
import { OpeningHoursNow } from "../features/opening-hours/opening-hours-now.tsx";
import { areaParam } from "../features/quote-dialog/use-quote-buttons.ts";
import { PageQuoteForm } from "../features/quote-form/page-quote-form.tsx";
import { DeferredRender } from "../hydration/deferred-render.tsx";
import { Part } from "../hydration/part.tsx";
import { StaticHtml } from "../hydration/static-html.tsx";
import { Band } from "../sections/band/band.tsx";
import { PictureNote } from "../sections/blocks/picture-note.tsx";
import { ContactDetails } from "../sections/contact/contact-details.tsx";
import { MapFrame } from "../sections/contact/map-frame.tsx";
import { PlainHero } from "../sections/hero/plain-hero.tsx";
import { HeadedBand } from "../sections/section-head/headed-band.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { Card } from "../ui/card/card.tsx";
import { Chip } from "../ui/chip/chip.tsx";
import { Grid } from "../ui/grid/grid.tsx";
import { Heading } from "../ui/heading/heading.tsx";
import { ArrowLink } from "../ui/link/link.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { pictureBoxes } from "../ui/picture/picture-boxes.ts";
import { Cluster, Stack } from "../ui/stack/stack.tsx";
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
  const { details, areas, form, picture, map } = contact;
  return (
    <>
      <PageHead meta={contact.meta} path="/contact" socialPicture={picture} />
      <StaticHtml>
        <PlainHero heading={contact.heading} pattern="basket-weave" />
      </StaticHtml>
      <DeferredRender>
        <Part>
          <Band background="sand" start="tight">
            <Grid columns="wideLeft" gap="3xl" align="start">
              <Card as="section">
                <Heading level={2} size="title" id="quote">
                  {form.heading}
                </Heading>
                <Text tone="soft">{form.lead}</Text>
                <ContactForm />
              </Card>
              <Stack gap="2xl">
                <Stack gap="lg">
                  <Heading level={2} size="title">
                    {details.heading}
                  </Heading>
                  <Text tone="soft">{details.lead}</Text>
                  <Part>
                    <ContactDetails details={details} hoursNote={<OpeningHoursNow />} />
                  </Part>
                </Stack>
                <StaticHtml>
                  <Stack>
                    <Heading level={2} size="title">
                      {areas.heading}
                    </Heading>
                    <Text tone="soft">{areas.lead}</Text>
                    <Cluster as="ul" gap="xs">
                      {contactAreas.map((slug) => (
                        <li key={slug}>
                          <Chip to={`/areas/${slug}`}>{areaNames[slug]}</Chip>
                        </li>
                      ))}
                    </Cluster>
                    <ArrowLink to={areas.more.to}>{areas.more.text}</ArrowLink>
                  </Stack>
                  <Stack gap="xs">
                    <Picture picture={picture} aspect="3:2" sizes={pictureBoxes.besideWords} />
                    <PictureNote page={contact} background="light" />
                  </Stack>
                </StaticHtml>
              </Stack>
            </Grid>
          </Band>
        </Part>
        <Part>
          <HeadedBand id="map" heading={map.heading}>
            <MapFrame {...map} />
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
