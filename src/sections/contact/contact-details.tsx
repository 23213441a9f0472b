import { business } from "virtual:business";
import type { ReactNode } from "react";
import { openingHoursInWords } from "../../content/interface/opening-hours.ts";
import type { ContactPage } from "../../content-schema/page-schema.ts";
import type { ExternalHref } from "../../domain/pages.ts";
import { visibleWhatsappNumber, whatsappHref } from "../../features/contact-links/whatsapp.ts";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { detail, detailIcon, detailLabel, detailNote, detailValue } from "./contact-details.css.ts";

export interface ContactDetailsProps {
  details: ContactPage["details"];
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
