import type { HomePage } from "../../content/page-schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { estateLine, estateLinks } from "./estate-line.css.ts";

/** A line across the page for those who manage an estate or a complex. */
export const EstateLine = ({ heading, links }: HomePage["estates"]) => (
  <div className={estateLine}>
    <Heading level={3}>{heading}</Heading>
    <ul className={estateLinks}>
      {links.map(({ text, to }) => (
        <li key={to}>
          <ArrowLink to={to}>{text}</ArrowLink>
        </li>
      ))}
    </ul>
  </div>
);
