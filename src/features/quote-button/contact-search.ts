import { areaParam } from "./quote-buttons.ts";

export interface ContactSearch {
  /** The area to fill in, such as "Rivonia, Sandton". */
  area?: string | undefined;
}

const isAreaName = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= 60;

/**
 * The contact page's `validateSearch`: without script, a quote button opens it with an area. An invalid area
 * is set to undefined, because the router would keep a param that is not named.
 */
export const contactSearch = ({ [areaParam]: area }: Record<string, unknown>): ContactSearch => ({
  area: isAreaName(area) ? area : undefined,
});
