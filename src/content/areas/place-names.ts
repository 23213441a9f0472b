import { type AreaSlug, areaNames } from "./area-names.ts";
import { eastRandTowns, suburbNames } from "./suburb-names.ts";

/** A name that the suburb finder knows, and the local page that it leads to. */
export interface PlaceName {
  name: string;
  /** What the place is a part of, in words; null for a whole area. */
  within: string | null;
  area: AreaSlug;
}

/** What people also call an area, or the municipality that it makes up or leads. */
const otherNames = {
  "east-rand": ["Ekurhuleni"],
  hartbeespoort: ["Harties"],
  johannesburg: ["Joburg", "Jozi"],
  krugersdorp: ["Mogale City"],
  pretoria: ["Tshwane"],
} satisfies Partial<Record<AreaSlug, string[]>>;

const areas = Object.keys(areaNames).filter((slug): slug is AreaSlug => slug in areaNames);

const namesOf = (area: AreaSlug, lists: Partial<Record<AreaSlug, readonly string[]>>) =>
  (lists[area] ?? []).map((name) => ({ name, within: areaNames[area], area }));

/** The towns without a page of their own, and their suburbs. */
const furtherTowns = eastRandTowns
  .filter(({ area }) => area === undefined)
  .flatMap(({ name: town, suburbs }) => {
    const region = areaNames["east-rand"];
    return [
      { name: town, within: region },
      ...suburbs.map((name) => ({ name, within: `${town}, ${region}` })),
    ].map((place): PlaceName => ({ ...place, area: "east-rand" }));
  });

/** Every area, town and suburb that a local page names, in alphabetical order. */
export const placeNames: readonly PlaceName[] = [
  ...areas.map((area) => ({ name: areaNames[area], within: null, area })),
  ...areas.flatMap((area) => [...namesOf(area, suburbNames), ...namesOf(area, otherNames)]),
  ...furtherTowns,
].sort((one, other) => (one.name < other.name ? -1 : 1));
