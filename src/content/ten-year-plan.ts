import type { TenYearPlan } from "../sections/blocks/ten-year-plan/ten-year-plan.schema.ts";
import * as figures from "./figures.ts";

/**
 * The ten-year plan for paving on the commercial page. Its figures are an example: costs and yearly
 * contributions are computed, and a rate outside `pricePerSquareMetre` in figures.ts stops the build.
 */
export const tenYearPlan = {
  certificates: {
    button: "Ask for our certificates",
    line: "Please send us your certificates: insurance and CIDB registration.",
  },
  title: "Ten-year plan for paving",
  before: ["Scheme", "Drawn up on"],
  columns: {
    item: "Item, and its life after",
    condition: "Condition now",
    year: "Due in year",
    cost: "Cost when due",
    saved: "Saved so far",
    short: "Still short",
    contribution: "Contribution a year",
  },
  exampleGroup: "Example",
  ownGroup: "Your paving",
  escalation: 6,
  items: [
    {
      title: "Residents’ bays",
      condition: "Ruts in the wheel tracks",
      year: 2,
      area: 250,
      rate: 350,
      saved: 27_500,
      life: 20,
    },
    {
      title: "Visitors’ bays",
      condition: "Level, joints short of sand",
      year: 6,
      area: 300,
      rate: 300,
      saved: 10_000,
      life: 20,
    },
    {
      title: "Paths between units",
      condition: "Two lifted by roots",
      year: 4,
      area: 120,
      rate: 250,
      saved: 0,
      life: 25,
    },
  ],
  total: "To the reserve fund for paving, each year",
  formula: "Yearly contribution = (estimated cost − saved so far) ÷ years until the work is due",
  notes: [
    `The example costs are areas at a rate within our guide, ${figures.pricePerSquareMetre}, and rise by 6% a year, as an example. Your quote gives the cost of your own site. Roads that trucks use have no guide price.`,
    "Rule 22 divides by the expected life. We take the years that the paving there now still has, so that the money is together when the work is due. Divided by the life of new paving, the fund would be short in that year.",
    "What paving lasts depends on its base and its traffic. The lives above are examples too. Once its work is done, an item begins again.",
    "The plan takes effect once the members approve it in general meeting.",
  ],
} satisfies TenYearPlan;
