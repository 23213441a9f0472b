import type { ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { Icon } from "../icon/icon.tsx";
import { content, disclosure, fold, foldButton, summary } from "./disclosure.css.ts";

interface DisclosureProps {
  title: string;
  /** Id of the heading, for links to it. */
  id?: string;
  children: ReactNode;
}

/**
 * A row that unfolds: native `details`, so that it opens without script and find in page reveals it.
 * Several can follow each other; each opens on its own.
 */
export function Disclosure({ title, id, children }: DisclosureProps) {
  return (
    <details className={disclosure}>
      <summary className={summary}>
        <Heading level={3} size="title" {...(id && { id })}>
          {title}
        </Heading>
        <Icon name="down" />
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}

interface FoldProps {
  /** Says what unfolds. */
  label: string;
  children: ReactNode;
}

/**
 * Long lists, folded on phones. Wider windows, paper and browsers without script show the content and no
 * button. Native `details`, so that find in page reveals it.
 */
export const Fold = ({ label, children }: FoldProps) => (
  <details className={fold}>
    <summary className={foldButton}>
      <span>{label}</span> <Icon name="down" />
    </summary>
    {children}
  </details>
);
