import { skipLink } from "./skip-link.css.ts";

export interface SkipLinkProps {
  /** Id of the main content. */
  target: string;
  children: string;
}

/** The first stop of the Tab key: past the header to the main content (WCAG 2.2, 2.4.1). */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  );
}
