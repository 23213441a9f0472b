import { business } from "virtual:business";
import { companyLine, contactHeading, currencyNote } from "../../content/interface/every-page.ts";
import { openingHoursInWords } from "../../domain/opening-hours.ts";
import type { Link } from "../../domain/rich-text.ts";
import { MenuLink } from "../../features/site-header/menu-links.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Fold } from "../../ui/disclosure/disclosure.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/link/link.tsx";
import { SoldierCourse } from "../../ui/soldier-course/soldier-course.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { keepTogether } from "../../ui/text/text.tsx";
import * as styles from "./site-footer.css.ts";

interface SiteFooterProps {
  lists: readonly FooterList[];
  legalLinks: readonly Link[];
  /** Path of the current page, whose link gets aria-current. */
  path: string;
}

/** The footer of every page: links, contact details, privacy and terms (docs/specification.md#shared-frame). */
export const SiteFooter = ({ lists, legalLinks, path }: SiteFooterProps) => (
  <footer className={styles.footer} id="footer">
    <SoldierCourse />
    <Container>
      <div className={styles.columns}>
        <div className={styles.company}>
          <div className={styles.brand}>{business.name}</div>
          <p className={styles.soft}>{companyLine}</p>
        </div>
        {lists
          .filter((each) => lengthOf(each) !== "long")
          .map((each) => (
            <LinkList key={each.title} {...each} path={path} />
          ))}
        <div className={styles.part}>
          <Heading level={2} size="small">
            {contactHeading}
          </Heading>
          <address>
            <ul>
              <li>
                <SiteLink to={`tel:${business.callNumber}`} className={styles.link}>
                  <Icon name="phone" /> {keepTogether(business.visiblePhone)}
                </SiteLink>
              </li>
              <li>
                <SiteLink to={`mailto:${business.email}`} className={styles.link}>
                  <Icon name="mail" /> {business.email}
                </SiteLink>
              </li>
              <li className={styles.detail}>
                <Icon name="place" /> {business.officeAddress}
              </li>
              <li className={styles.detail}>
                <Icon name="clock" /> {openingHoursInWords(business)}
              </li>
            </ul>
          </address>
        </div>
        {lists
          .filter((each) => lengthOf(each) === "long")
          .map((each) => (
            <LinkList key={each.title} {...each} path={path} />
          ))}
      </div>
      <div className={styles.legal}>
        <p>
          © {business.name}. {currencyNote}
        </p>
        <Cluster as="ul" gap="lg">
          {legalLinks.map((link) => (
            <li key={link.to}>
              <MenuLink link={link} path={path} className={styles.link} />
            </li>
          ))}
        </Cluster>
      </div>
    </Container>
  </footer>
);

interface FooterList {
  title: string;
  /** On the button that unfolds the list on a phone. */
  fold: string;
  links: readonly Link[];
}

/** Medium lists have two columns; long ones take the width of the page, below the others. */
const longest = { short: 6, medium: 15 };

const partOf = { short: styles.part, medium: styles.mediumPart, long: styles.rowPart };

function lengthOf({ links }: Pick<FooterList, "links">): keyof typeof styles.listLayout {
  if (links.length <= longest.short) return "short";
  return links.length <= longest.medium ? "medium" : "long";
}

function LinkList({ title, fold, links, path }: FooterList & { path: string }) {
  const length = lengthOf({ links });
  const list = (
    <ul className={styles.listLayout[length]}>
      {links.map((link) => (
        <li key={link.to}>
          <MenuLink link={link} path={path} className={styles.link} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={title} className={partOf[length]}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {length === "short" ? list : <Fold label={fold}>{list}</Fold>}
    </nav>
  );
}
