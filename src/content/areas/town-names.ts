import { type AreaSlug, areaNames } from "../../domain/areas.ts";
import { suburbNames } from "./suburb-names.ts";

/**
 * The towns of the East Rand page with their suburbs (docs/specification.md#suburbs). Six have a
 * page of their own; Brakpan and Springs have not.
 */
export const eastRandTowns = [
  { name: areaNames.benoni, area: "benoni", suburbs: suburbNames.benoni },
  { name: areaNames.boksburg, area: "boksburg", suburbs: suburbNames.boksburg },
  {
    name: areaNames["kempton-park"],
    area: "kempton-park",
    suburbs: suburbNames["kempton-park"],
  },
  { name: areaNames.germiston, area: "germiston", suburbs: suburbNames.germiston },
  { name: areaNames.edenvale, area: "edenvale", suburbs: suburbNames.edenvale },
  { name: areaNames.alberton, area: "alberton", suburbs: suburbNames.alberton },
  {
    name: "Brakpan",
    suburbs: ["Dalview", "Brenthurst", "Sonneveld", "Dalpark", "Minnebron", "Brakpan North"],
  },
  {
    name: "Springs",
    suburbs: [
      "Selcourt",
      "Selection Park",
      "Strubenvale",
      "Casseldale",
      "Petersfield",
      "Edelweiss",
    ],
  },
] satisfies { name: string; area?: AreaSlug; suburbs: string[] }[];
