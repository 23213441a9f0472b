import type { AreasIndexPage } from "../content-schema/page-schema.ts";
import { spaced } from "../domain/written-numbers.ts";
import { suburbFinder } from "./suburb-finder.ts";

export const areasIndex = {
  meta: {
    title: "Areas we serve: paving across Gauteng, by suburb",
    description:
      "Find your suburb and read about its ground: paving in Johannesburg, Pretoria, Midrand, the West Rand and the East Rand, with local soils and rules.",
  },
  hero: {
    heading: "Find your suburb and read about its ground",
    lead: "Dolomite, clay, rock or roots: the soil decides how paving is built. Each area has a page that tells you what to expect.",
    picture: "lakeside-terrace",
  },
  finder: suburbFinder,
  main: {
    heading: "Our main areas and their suburbs",
    lead: "Choose an area, or one of its suburbs. Both lead to the same local page.",
    areas: [
      {
        area: "johannesburg",
        line: `Old gardens with big roots, rocky ridges and steep stands, about ${spaced(1750)} m above sea level.`,
      },
      {
        area: "pretoria",
        line: "Jacaranda roots that lift a driveway, clay in places, and hotter summers than Johannesburg.",
      },
      {
        area: "midrand",
        line: "Townhouse complexes and business parks, where the work must suit a body corporate or a tenant.",
      },
      {
        area: "randburg",
        line: "Established suburbs from Ferndale to North Riding, with older driveways due for relaying.",
      },
      {
        area: "roodepoort",
        line: "Slopes along the ridge from Constantia Kloof to Ruimsig, and dolomite in places.",
      },
      {
        area: "boksburg",
        line: "Family driveways in Sunward Park and Parkrand, light industry close to the airport.",
      },
      {
        area: "benoni",
        line: "A town of lakes. On damp ground near the water we plan the drainage first.",
      },
      {
        area: "kempton-park",
        line: "Logistics yards beside the airport and in Spartan; possible dolomite, so water is led away.",
      },
      {
        area: "germiston",
        line: "Yards in Wadeville that carry heavy trucks, and old suburbs with paving to relay.",
      },
      {
        area: "krugersdorp",
        line: "West Rand slopes, and dolomite in places, from Noordheuwel to Featherbrooke Estate.",
      },
    ],
  },
  others: {
    heading: "Other areas we serve",
    lead: "From Sandton and Centurion to Alberton, and Hartbeespoort just across the border in North West.",
  },
  closing: {
    kind: "closing",
    heading: "Tell us your street, and we come and look",
    text: "You get a quote for your own ground, in every suburb on this page.",
    quote: "contact",
  },
} satisfies AreasIndexPage;
