import type { AreaSlug } from "./areas.ts";

/** A name that a visitor may type for where they live: of an area, a town or a suburb. */
export interface Place {
  readonly name: string;
  /** What the place is a part of, in words, such as "Benoni"; null for a whole area. */
  readonly within: string | null;
  /** The area whose page names the place. */
  readonly area: AreaSlug;
}

/** "Rynfield, Benoni"; an area alone is its name. */
export const placeInWords = ({ name, within }: Place): string =>
  within === null ? name : `${name}, ${within}`;
