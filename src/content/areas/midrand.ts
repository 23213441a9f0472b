import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

/** Midrand: complexes and business parks; commercial list first, residential cards, 11 suburbs. */
export const midrand = {
  slug: "midrand",
  meta: {
    title: "Paving in Midrand for complexes and business parks",
    description:
      "Midrand paving in phases: complex roads, visitors’ parking, business parks and homes from Noordwyk to Glen Austin. Trenches done right, quotes itemised.",
    keywords: [
      "paving Midrand",
      "townhouse complex paving",
      "business park paving",
      "paving Halfway House",
      "paving Noordwyk",
      "paving Vorna Valley",
      "driveway paving Carlswald",
    ],
  },
  hero: {
    lead: "Halfway between two cities, and full of roads that many people share. We pave them lane by lane, so that everyone still gets home.",
    picture: "office-forecourt",
  },
  strip: [
    { label: "Position", value: "Between Johannesburg and Pretoria" },
    { label: "Typical job", value: "Complex roads, done in lanes" },
    { label: "Weak spot", value: "Old service trenches" },
  ],
  sections: [
    {
      kind: "intro",
      heading: "One road, eighty front doors",
      paragraphs: [
        "Much of Midrand lives in townhouse complexes and works in business parks. Their paving is shared: a single road carries school runs, removal trucks and grocery deliveries, and when it fails, everybody writes to the trustees.",
        "So the calendar comes before the colour. Lanes, dates and detours are drawn first; residents get a notice in plain words; the layers are specified for the heaviest vehicle on the list.",
      ],
      checklist: [
        "Phase plan residents can understand",
        "Separate totals for each phase",
        "Free inspection with the trustees",
        "Insured, licensed crew on the gate list",
      ],
      picture: "interlocking-closeup",
    },
    {
      kind: "facts",
      heading: "Why Midrand wears its paving differently",
      facts: [
        {
          title: "In the middle of everything",
          description:
            "Midway between Johannesburg and Pretoria, it is where people settle who work in either. Two cars per home are common, and often both leave before seven.",
        },
        {
          title: "Halls that fill and empty",
          description:
            "Gallagher Convention Centre and the Pan-African Parliament draw visitors by the coachload. Coaches turn in tight circles, and a turning front wheel twists blocks like a screwdriver.",
        },
        {
          title: "A runway next door",
          description:
            "Grand Central Airport sits inside the built-up area. Loose jointing sand and wrappers travel, so our sites near it are swept and covered before the wind rises.",
        },
        {
          title: "A crowd that arrives at once",
          description:
            "The Nizamiye Mosque fills for Friday prayers. Any hall, school or clubhouse with such peaks wants broad, level paving, without single steps that people only notice by stumbling.",
        },
        {
          title: "Trains to both cities",
          description:
            "The Gautrain station turned nearby plots into offices and flats. Building traffic comes first and paving last, which is why we ask what cranes still have to pass.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "Shared and commercial surfaces",
      lead: "From a thirty-unit complex to a logistics park beside the N1.",
      items: [
        {
          title: "Complex roads",
          description: "60 mm units for cars, 80 mm from the gate to wherever trucks turn round.",
        },
        {
          title: "Visitors’ and carport bays",
          description: "Wheel stops, drainage behind them, and numbers set in contrasting block.",
        },
        {
          title: "Business park forecourts",
          description: "Walkways and drop-offs that line up with the lobby door and its ramp.",
        },
        {
          title: "Loading and delivery areas",
          description: "S-A blocks in herringbone on a cemented layer designed by an engineer.",
        },
        {
          title: "Speed humps and crossings",
          description: "Built in block on the same base, so that humps do not shear off.",
        },
      ],
      picture: "industrial-yard",
      more: { text: "All commercial paving", to: "/services/commercial" },
    },
    {
      kind: "ground",
      heading: "Granite sand, and the trenches cut through it",
      quote:
        "Paving over a badly filled trench copies the trench. We open it, refill it in layers, and only then close the surface.",
      paragraphs: [
        "Granite underlies much of Midrand, weathered at the top to a sandy soil that in places settles when it is wetted for the first time. Left alone and kept dry, it carries a road well. Cut it for water, sewer, power and fibre, tip it back loosely, and every summer the line of the pipe prints itself through the pavers.",
        "Before laying we walk the old trenches with a rod. Soft ones are dug out to firm ground and refilled in layers of about a hand’s width, each compacted damp. Spare sleeves go in across every road, so that the next cable can be pulled through instead of dug in.",
      ],
      traffic: "trucks",
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Inside your own four walls",
      lead: "A unit’s small court and a Glen Austin smallholding’s long drive are priced by the same rules.",
      items: [
        {
          title: "Driveways",
          description:
            "Long drives on agricultural plots need shape more than thickness: a raised middle, side drains, and a solid edge, or the rain will carry the bedding to the gate.",
          to: "/services/driveway",
        },
        {
          title: "Patios",
          description:
            "Townhouse courts are small, so cuts show. We centre the pattern on the sliding door and push the slivers to the side where a pot will stand.",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "Materials go through the house when there is no side passage. Floors are covered, slabs are carried one by one, and the pool stays sheeted from saw dust.",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "From carport to kitchen with shopping in both hands: wide enough for that, lit from the side, and level with the step at either end.",
          to: "/services/walkway",
        },
      ],
      picture: "circle-courtyard",
    },
    {
      kind: "prose",
      heading: "Who signs: owner, trustees or park manager",
      paragraphs: [
        "In a sectional-title scheme the road belongs to all owners together, and the little yard behind your unit may be yours only to use. Paving either one normally goes through the trustees. Ask for the conduct rules before choosing a colour; we supply the drawing and sample they will ask you for.",
        "Business parks work by permits: a safety file, an induction, a time window for trucks. We schedule noisy cutting before tenants arrive and leave fire lanes and hydrants free at every stage. On free-standing stands the verge needs a roads-agency wayleave, since Midrand is part of the City of Johannesburg.",
      ],
    },
    {
      kind: "materials",
      heading: "A shared surface needs stock for later",
      lead: "We favour ranges likely to stay in production, and suggest that a spare pallet is kept on site.",
      items: [
        {
          title: "Clay and cement brick",
          description: "Cement for long complex roads, clay for the entrance everyone photographs.",
        },
        {
          title: "Interlocking pavers",
          description: "Zigzag S-A units hold where trucks brake; order 5-10% over for cuts.",
        },
        {
          title: "Natural stone",
          description: "Best kept for walls’ feet and signboards, where nobody parks on it.",
        },
        {
          title: "Cobblestone and flagstone",
          description: "A band of cobbles warns drivers at the boom better than any paint.",
        },
        {
          title: "Concrete slabs",
          description: "Quick to lift when a pipe below the path needs attention.",
        },
        {
          title: "Permeable paving",
          description:
            "Settling soil dislikes it. On possibly dolomitic land, drain water away instead, and hear a geotechnical engineer beforehand.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `For ramps and clubhouse floors; budget to reapply them ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "reasons",
      heading: "Why trustees sleep better",
      cards: [
        {
          title: "Access is part of the design",
          description:
            "Every phase has a way in, a way out and a place for the refuse truck. If that means working in odd shapes, we work in odd shapes.",
        },
        {
          title: "Numbers for an AGM",
          description: `Phases are priced one by one and the offer stands for ${figures.quoteValidity}. Owners can approve the first stretch and vote on the rest when the levy allows it.`,
        },
        {
          title: "Blocks tested to SANS 1058",
          description:
            "Strength is proved by splitting and by wear. We match shape and thickness to the traffic instead of selling the thickest paver to everyone.",
        },
        {
          title: "Reports with photographs",
          description:
            "Layers vanish once covered. We photograph each one with a tape beside it, so that trustees who were at work can see what was built.",
        },
        {
          title: "Someone to call later",
          description: `A single number, a ${figures.workmanshipWarranty}, and a crew that knows the complex already. We have been in this trade since ${figures.operatingSince}.`,
        },
        {
          title: "Nights and weekends by arrangement",
          description:
            "Business parks are quiet when complexes are full, and the reverse. We use that: office work at weekends, residential lanes on weekday mornings.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Eleven parts of Midrand",
      lead: "Dense around Halfway House, spacious in Blue Hills: the plan differs, the layers do not.",
      suburbs: suburbNames.midrand,
    },
    {
      kind: "questions",
      heading: "For trustees, tenants and owners",
      layout: "accordion",
      items: [
        {
          question: "Can you pave our complex road while everyone still lives here?",
          answer: [
            "Yes; that is the normal case. A two-way road is split down the middle and marshalled at busy hours; a single lane is done in lengths with parking moved outside the gate overnight. Each length opens the evening it is compacted and jointed.",
          ],
        },
        {
          question: "What is the guide price for shared roads and private drives?",
          answer: [
            `Local jobs generally fall at ${figures.pricePerSquareMetre}. Thicker block and deeper base for trucks raise it, larger areas bring it down. Trustees receive one price per phase, including traffic control and removal of the old surface.`,
          ],
        },
        {
          question: "How much time does it take?",
          answer: [
            `For one home’s driveway, ${figures.drivewayDuration}. Roads and parking areas are measured in weeks, typically ${figures.commercialDuration} for a mid-sized section; the phase plan gives a date to each stretch and a spare day for storms.`,
          ],
        },
        {
          question: "Fibre installers dug up our Noordwyk street. Can paving be restored?",
          answer: [
            "Within your complex, yes. We lift a strip wider than the trench, dig out loose fill, compact it in thin layers and relay the same blocks. Out in the public street, restoring the verge is a matter for the installer and the roads agency, so report it to them first.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Bring the trustees to the site visit",
      text: "One walk through the complex answers more than ten e-mails. Ask for a date; the inspection and the phased quote are free of obligation.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
