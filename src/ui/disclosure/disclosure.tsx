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

/** A row that unfolds by itself: native `details`, so that it opens without script and find in page reveals it. */
export const Disclosure = ({ title, id, children }: DisclosureProps) => (
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

interface FoldProps {
  /** Says what unfolds. */
  label: string;
  children: ReactNode;
}

/** Long lists, folded on phones; wider windows, paper and browsers without script show no button. */
export const Fold = ({ label, children }: FoldProps) => (
  <details className={fold}>
    <summary className={foldButton}>
      <span>{label}</span> <Icon name="down" />
    </summary>
    {children}
  </details>
);
