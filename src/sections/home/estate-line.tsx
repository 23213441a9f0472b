import type { HomePage } from "../../content-schema/page-schema.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { estateLine, estateLinks } from "./estate-line.css.ts";

/** One line as wide as the services above it, for trustees and managers (docs/specification.md#home). */
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
