import { business } from "virtual:business";
import { openingHoursInWords } from "../../content/opening-hours.ts";
import type { ContactPage } from "../../content/page-schema.ts";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { detail, detailIcon, detailLabel, details, detailValue } from "./contact.css.ts";

/** Phone, e-mail, office and opening hours (SPEC.md section 2, Contact). */
export function ContactDetails({ details: labels }: { details: ContactPage["details"] }) {
  const rows: readonly { icon: IconName; label: string; value: string; to?: string }[] = [
    {
      icon: "phone",
      label: labels.phone,
      value: business.visiblePhone,
      to: `tel:${business.callNumber}`,
    },
    { icon: "mail", label: labels.email, value: business.email, to: `mailto:${business.email}` },
    { icon: "place", label: labels.office, value: business.officeAddress },
    { icon: "clock", label: labels.hours, value: openingHoursInWords(business) },
  ];
  return (
    <address>
      <ul className={details}>
        {rows.map(({ icon, label, value, to }) => (
          <li key={label} className={detail}>
            <span className={detailIcon}>
              <Icon name={icon} />
            </span>
            <span className={detailLabel}>{label}</span>
            <span className={detailValue}>
              {to === undefined ? value : <TextLink to={to}>{value}</TextLink>}
            </span>
          </li>
        ))}
      </ul>
    </address>
  );
}
