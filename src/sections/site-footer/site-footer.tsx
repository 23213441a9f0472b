import { business } from "virtual:business";
import { openingHoursInWords } from "../../content/opening-hours.ts";
import type { Link } from "../../content/schema.ts";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { SoldierCourse } from "../../ui/soldier-course/soldier-course.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { brand, columns, detail, footer, legal, link, list, soft } from "./site-footer.css.ts";

export interface SiteFooterProps {
  lists: readonly { title: string; links: readonly Link[] }[];
  legalLinks: readonly Link[];
}

/** The footer of every page (SPEC.md section 2): links, contact details, privacy and terms. */
export function SiteFooter({ lists, legalLinks }: SiteFooterProps) {
  return (
    <footer className={footer} id="footer">
      <SoldierCourse />
      <Container>
        <div className={columns}>
          <Stack>
            <p className={brand}>{business.name}</p>
            <p className={soft}>
              Driveways, patios, parking areas and yards in Gauteng. Free site visit, itemised
              quote, guaranteed workmanship.
            </p>
          </Stack>
          {lists.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Heading level={2} size="small">
                {title}
              </Heading>
              <ul className={list}>
                {links.map(({ text, to }) => (
                  <li key={to}>
                    <SiteLink to={to} className={link}>
                      {text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <address>
            <Heading level={2} size="small">
              Contact details
            </Heading>
            <ul className={list}>
              <li>
                <SiteLink to={`tel:${business.callNumber}`} className={link}>
                  <Icon name="phone" /> {business.visiblePhone}
                </SiteLink>
              </li>
              <li>
                <SiteLink to={`mailto:${business.email}`} className={link}>
                  <Icon name="mail" /> {business.email}
                </SiteLink>
              </li>
              <li className={detail}>
                <Icon name="place" /> {business.officeAddress}
              </li>
              <li className={detail}>
                <Icon name="clock" /> {openingHoursInWords(business)}
              </li>
            </ul>
          </address>
        </div>
        <div className={legal}>
          <p>© {business.name}. Prices in South African rand.</p>
          <Cluster as="ul" gap="roomy">
            {legalLinks.map(({ text, to }) => (
              <li key={to}>
                <SiteLink to={to} className={link}>
                  {text}
                </SiteLink>
              </li>
            ))}
          </Cluster>
        </div>
      </Container>
    </footer>
  );
}
