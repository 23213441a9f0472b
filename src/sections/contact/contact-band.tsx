import type { ReactNode } from "react";
import type { ContactPage } from "../../content-schema/page-schema.ts";
import { OpeningHoursNow } from "../../features/opening-hours/opening-hours-now.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Grid } from "../../ui/grid/grid.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Band } from "../band/band.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ServiceAreas } from "./service-areas.tsx";

export interface ContactBandProps {
  page: ContactPage;
  form: ReactNode;
}

/** The quote form beside the ways to reach the company (docs/specification.md#contact). */
export const ContactBand = ({ page, form }: ContactBandProps) => (
  <Band background="sand" start="tight">
    <Grid columns="wideLeft" gap="3xl" align="start">
      <Card as="section">
        <Heading level={2} size="title" id="quote">
          {page.form.heading}
        </Heading>
        <Text tone="soft">{page.form.lead}</Text>
        {form}
      </Card>
      <Stack gap="2xl">
        <Stack gap="lg">
          <Heading level={2} size="title">
            {page.details.heading}
          </Heading>
          <Text tone="soft">{page.details.lead}</Text>
          <ContactDetails details={page.details} hoursNote={<OpeningHoursNow />} />
        </Stack>
        <StaticHtml>
          <ServiceAreas {...page.areas} />
        </StaticHtml>
      </Stack>
    </Grid>
  </Band>
);
