import type { SiteHref } from "./pages.ts";

export interface Link {
  readonly text: string;
  readonly to: SiteHref;
}

/** Plain text, or pieces of text with links between them. */
export type Paragraph = string | readonly (string | Link)[];
