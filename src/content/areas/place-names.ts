import { type AreaSlug, areaNames } from "../../domain/areas.ts";
import { unlistedAreas } from "../../domain/unlisted-areas.ts";
import { suburbNames } from "./suburb-names.ts";
import { eastRandTowns } from "./town-names.ts";
import { unlistedSuburbNames } from "./unlisted-suburb-names.ts";

/** A name that the suburb finder knows, and the local page that it leads to. */
export interface PlaceName {
  name: string;
  /** What the place is a part of, in words; null for a whole area. */
  within: string | null;
  area: string;
}

/** What people also call an area, or the municipality that it makes up or leads. */
const otherNames = {
  "east-rand": ["Ekurhuleni"],
  hartbeespoort: ["Harties"],
  johannesburg: ["Joburg", "Jozi"],
  krugersdorp: ["Mogale City"],
  pretoria: ["Tshwane"],
} satisfies Partial<Record<AreaSlug, string[]>>;

type NamesByArea = Readonly<Record<string, readonly string[]>>;

/** What each area is called besides its name, and the suburbs that its page names. */
const lists: readonly NamesByArea[] = [suburbNames, unlistedSuburbNames, otherNames];

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
  ...Object.entries({ ...areaNames, ...unlistedAreas }).flatMap(([area, within]) => [
    { name: within, within: null, area },
    ...lists.flatMap((list) => (list[area] ?? []).map((name) => ({ name, within, area }))),
  ]),
  ...furtherTowns,
].sort((one, other) => (one.name < other.name ? -1 : 1));
