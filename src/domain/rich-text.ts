import type { SiteHref } from "./site-paths.ts";

export interface Link {
  readonly text: string;
  readonly to: SiteHref;
}

/** Plain text, or pieces of text with links between them. */
export type Paragraph = string | readonly (string | Link)[];
