import { skipLink } from "./skip-link.css.ts";

interface SkipLinkProps {
  target: string;
  children: string;
}

/** The first tab stop of the page: skips the header (WCAG 2.2, 2.4.1 Bypass Blocks). */
export const SkipLink = ({ target, children }: SkipLinkProps) => (
  <a className={skipLink} href={`#${target}`}>
    {children}
  </a>
);
