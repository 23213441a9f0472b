import { skipLink } from "./skip-link.css.ts";

/** The first tab stop of the page: skips the header (WCAG 2.2, 2.4.1 Bypass Blocks). */
export const SkipLink = ({ target, children }: { target: string; children: string }) => (
  <a className={skipLink} href={`#${target}`}>
    {children}
  </a>
);
