import { type AreaSlug, areaNames, type Place } from "../domain/areas.ts";
import { keysOf } from "../domain/keys-of.ts";
import { suburbNames } from "./areas/suburb-names.ts";
import { eastRandTowns } from "./areas/town-names.ts";

/** Nicknames of an area, and the municipality that it forms or leads. */
const otherNames = {
  "east-rand": ["Ekurhuleni"],
  hartbeespoort: ["Harties"],
  johannesburg: ["Joburg", "Jozi"],
  krugersdorp: ["Mogale City"],
  pretoria: ["Tshwane"],
} satisfies Partial<Record<AreaSlug, string[]>>;

type NamesByArea = Readonly<Record<string, readonly string[]>>;

/** The suburbs that each local page names, and the other names of its area. */
const lists: readonly NamesByArea[] = [suburbNames, otherNames];

/** The towns without a page of their own, and their suburbs. */
const townsWithoutPage = eastRandTowns
  .filter(({ area }) => area === undefined)
  .flatMap(({ name: town, suburbs }) => {
    const region = areaNames["east-rand"];
    return [
      { name: town, within: region },
      ...suburbs.map((name) => ({ name, within: `${town}, ${region}` })),
    ].map((place): Place => ({ ...place, area: "east-rand" }));
  });

/** Every area, town and suburb that a local page names, in alphabetical order. */
export const placeNames: readonly Place[] = [
  ...keysOf(areaNames).flatMap((area) => [
    { name: areaNames[area], within: null, area },
    ...lists.flatMap((list) =>
      (list[area] ?? []).map((name) => ({ name, within: areaNames[area], area })),
    ),
  ]),
  ...townsWithoutPage,
].sort((one, other) => (one.name < other.name ? -1 : 1));
