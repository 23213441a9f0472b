import { business } from "virtual:business";
import type { ReactNode } from "react";
import { areaNames, contactAreas } from "../../../domain/areas.ts";
import { openingHoursInWords } from "../../../domain/opening-hours.ts";
import type { ExternalHref } from "../../../domain/pages.ts";
import { OpeningHoursNow } from "../../../features/opening-hours/opening-hours-now.tsx";
import { ContactQuoteForm } from "../../../features/quote-form/contact-quote-form.tsx";
import { StaticHtml } from "../../../hydration/static-html.tsx";
import { visibleWhatsappNumber, whatsappHref } from "../../../shell/message-links.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Chip } from "../../../ui/chip/chip.tsx";
import { Heading } from "../../../ui/heading/heading.tsx";
import { Icon, type IconName } from "../../../ui/icon/icon.tsx";
import { ArrowLink, TextLink } from "../../../ui/link/link.tsx";
import { Cluster, Grid, Stack } from "../../../ui/stack/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { Band } from "../../band/band.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";
import { detail, detailIcon, detailLabel, detailNote, detailValue } from "./contact-form.css.ts";

type ContactFormBlock = BlockProps<"contact-form">["block"];

/** The quote form beside the ways to reach the company (docs/specification.md#contact). */
const ContactForm = ({ block, background }: BlockProps<"contact-form">) => (
  <Band background={background} start="tight">
    <Grid columns="wideLeft" gap="3xl" align="start">
      <Card as="section">
        <Heading level={2} size="title" id="quote">
          {block.form.heading}
        </Heading>
        <Text tone="soft">{block.form.lead}</Text>
        <ContactQuoteForm />
      </Card>
      <Stack gap="2xl">
        <Stack gap="lg">
          <Heading level={2} size="title">
            {block.details.heading}
          </Heading>
          <Text tone="soft">{block.details.lead}</Text>
          <ContactDetails details={block.details} hoursNote={<OpeningHoursNow />} />
        </Stack>
        <StaticHtml>
          <ServiceAreas {...block.areas} />
        </StaticHtml>
      </Stack>
    </Grid>
  </Band>
);

interface ContactDetailsProps {
  details: ContactFormBlock["details"];
  /** Below the opening hours: whether it is within them now. */
  hoursNote: ReactNode;
}

interface Row {
  icon: IconName;
  label: string;
  value: string;
  to?: ExternalHref;
  note?: ReactNode;
}

/** Phone, WhatsApp if it is set, email, office and opening hours (docs/specification.md#contact). */
export function ContactDetails({ details: labels, hoursNote }: ContactDetailsProps) {
  const rows: readonly Row[] = [
    {
      icon: "phone",
      label: labels.phone,
      value: business.visiblePhone,
      to: `tel:${business.callNumber}`,
    },
    ...(whatsappHref === null
      ? []
      : [
          {
            icon: "chat",
            label: labels.whatsapp,
            value: visibleWhatsappNumber,
            to: whatsappHref,
          } as const,
        ]),
    { icon: "mail", label: labels.email, value: business.email, to: `mailto:${business.email}` },
    { icon: "place", label: labels.office, value: business.officeAddress },
    { icon: "clock", label: labels.hours, value: openingHoursInWords(business), note: hoursNote },
  ];
  return (
    <address>
      <Stack as="ul" gap="lg">
        {rows.map(({ icon, label, value, to, note }) => (
          <li key={label} className={detail}>
            <span className={detailIcon}>
              <Icon name={icon} />
            </span>
            <span className={detailLabel}>{label}</span>
            <span className={detailValue}>
              {to === undefined ? value : <TextLink to={to}>{value}</TextLink>}
            </span>
            {note === undefined ? null : <span className={detailNote}>{note}</span>}
          </li>
        ))}
      </Stack>
    </address>
  );
}

/** Links to some of the areas, and to all (docs/specification.md#contact). */
const ServiceAreas = ({ heading, lead, more }: ContactFormBlock["areas"]) => (
  <Stack>
    <Heading level={2} size="title">
      {heading}
    </Heading>
    <Text tone="soft">{lead}</Text>
    <Cluster as="ul" gap="xs">
      {contactAreas.map((slug) => (
        <li key={slug}>
          <Chip to={`/areas/${slug}`}>{areaNames[slug]}</Chip>
        </li>
      ))}
    </Cluster>
    <ArrowLink to={more.to}>{more.text}</ArrowLink>
  </Stack>
);

// Form and hours are parts of their own within: what breaks there leaves the text around it.
export const block: BlockType<"contact-form"> = {
  Component: ContactForm,
  background: "sand",
  asksForQuote: true,
  isInteractive: () => true,
};
