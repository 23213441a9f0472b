import { skipLink } from "./skip-link.css.ts";

/** The first stop of the Tab key: past the header to the words (WCAG 2.2, 2.4.1). */
export function SkipLink({ target }: { target: string }) {
  return (
    <a className={skipLink} href={`#${target}`}>
      Skip to the main content
    </a>
  );
}
