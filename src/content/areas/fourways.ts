import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

/**
 * Fourways: cards for both audiences, exactly 7 materials, 3 questions, 10 suburbs
 * (docs/specification.md#local-pages).
 */
export const fourways = {
  slug: "fourways",
  meta: {
    title: "Paving in Fourways: golf and security estates",
    description:
      "Patios, drives and estate roads in Fourways, from Lonehill to Dainfern. Estate applications prepared, granite ground checked, and a free itemised quote.",
    keywords: [
      "paving Fourways",
      "estate paving Dainfern",
      "paving Lonehill",
      "patio paving Fourways",
      "paving Broadacres",
      "paving Craigavon",
      "driveway paving Fourways Gardens",
    ],
  },
  hero: {
    lead: "Weekends happen outdoors here: around the fire, beside the pool, one step from the lounge. We lay that floor, and the drive that leads to it.",
    picture: "pergola-patio",
  },
  strip: [
    { label: "Setting", value: "Golf and security estates" },
    { label: "Ground", value: "Granite, boulders in places" },
    { label: "Before we start", value: "Estate application approved" },
    { label: "Guide price", value: figures.pricePerSquareMetre },
  ],
  sections: [
    {
      kind: "intro",
      heading: "Outdoor rooms with a proper floor",
      paragraphs: [
        "Fourways is a cluster of suburbs in which a great many homes share a boom, a clubhouse and an aesthetics committee. The stands are newer than in the old city, and the patio has become the largest room of the house.",
        "A room needs a level floor that dries. We set the terrace a little below the sliding door, fall it to a slim channel at the far side, and build it on the same gravel as a drive if a braai trailer or golf cart will ever cross it.",
      ],
      checklist: [
        "Drawings ready for the estate office",
        "Test holes at both ends of the stand",
        "Patio, pool and drive in one design",
        "Guaranteed workmanship, insured crew",
      ],
      picture: "flagstone-ashlar",
    },
    {
      kind: "facts",
      heading: "Why Fourways builds behind gates",
      lead: "What the area is known for, and what follows for whoever paves in it.",
      facts: [
        {
          title: "Winnie Mandela Drive",
          description:
            "So named since 26 September 2023, and busy since long before. Deliveries are timed to miss its peaks, otherwise a load of sand spends the morning in a queue.",
        },
        {
          title: "Montecasino’s stone streets",
          description:
            "Visitors walk a make-believe Tuscan village there and want the look at home. Tumbled cobble and honey-coloured flag can do it, if the joints stay flat enough for a chair.",
        },
        {
          title: "Around Fourways Mall",
          description:
            "Shops, offices and flats crowd the junction. Their parking decks are concrete, but forecourts and bays at ground level are block, repaired after dark while the tills rest.",
        },
        {
          title: "The koppie at Lonehill",
          description:
            "Granite boulders stacked above the houses: the same rock lies under gardens nearby. A digger meets it when nobody expects to, so we probe before we promise dates.",
        },
        {
          title: "Norscot Manor, from the 1940s",
          description:
            "A reminder that this was farmland within living memory. Old dams, tracks and filled hollows from that time can turn up as soft patches under new lawns.",
        },
      ],
    },
    {
      kind: "service-cards",
      audience: "residential",
      heading: "At home in the estate",
      lead: "Designed together, so that levels and colours meet at the corners.",
      cards: [
        {
          title: "Driveways",
          description:
            "Most estates want one paver range from street to garage. We lay it in herringbone and mark the visitor’s bay with a change of direction, which needs no second approval.",
          picture: "ridge-slope-driveway",
          to: "/services/driveway",
        },
        {
          title: "Patios and entertainment areas",
          description:
            "Fire pit, built-in braai and table on a single plane, with sleeves for gas and lights below it. Heat-proof brick frames the fire, because cement slabs can spall beside flames.",
          picture: "hexagonal-patio",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "A generous width on the side where the loungers stand, less elsewhere. Slabs are drained outward, and the pump’s pipes get a marked route for the day they leak.",
          picture: "charcoal-pool-deck",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "Stepping stones to the side gate, a firm path to the washing line, and one wide enough for a wheelbarrow: three widths for three uses, agreed on the lawn with pegs.",
          picture: "crazy-paving-stone",
          to: "/services/walkway",
        },
      ],
    },
    {
      kind: "ground",
      heading: "Boulder at one end, loose sand at the other",
      quote:
        "Granite can be a boulder at one end of a stand and loose sand at the other. We dig at both ends before we price.",
      paragraphs: [
        "Granite weathers unevenly. Round cores stay hard while everything between them rots to coarse sand, and where that sand is open-grained it sometimes slumps when first wetted. One terrace can rest half on rock that never moves and half on soil that does, and the tear runs exactly between.",
        "We shave the rock down until a full cushion of gravel fits over it, at least as deep as beside it, so that nothing rides on a hard spot. The sand is moistened and rolled in layers until the roller stops leaving a mark. Only then do patio slabs have one kind of ground beneath them.",
      ],
      traffic: "foot",
    },
    {
      kind: "prose",
      heading: "What the estate office will ask you for",
      paragraphs: [
        "Golf and security estates in Fourways each publish their own rules, and they differ more than one expects: permitted colours, hard surface as a share of the stand, a builder’s deposit, working hours, a ban on Saturday noise. Send the document along with your enquiry and we quote to it.",
        "The file we hand you holds a dimensioned plan, the paver’s name and sample, drainage arrows and proof of insurance. You submit it, since the owner is the applicant. Workers are registered at the gate one by one, which takes a morning and is best done the week before.",
      ],
      list: [
        "Plan with areas and levels",
        "Paver sample and colour name",
        "Where storm water leaves the stand",
        "Proof of insurance and crew list",
      ],
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Offices, shops and common property",
      lead: "Four settings where paving is part of the address.",
      cards: [
        {
          title: "Office park paving",
          description:
            "Courtyards between low-rise blocks, with seats, trees and level routes from car to lift. Tree pits get steel edges so that the surface stops cleanly where the soil begins.",
          to: "/services/commercial",
        },
        {
          title: "Retail and hospitality",
          description:
            "Entrances that take trolleys at noon and dinner guests at night. Slip resistance is chosen for wet heels, and joints are tight enough for small wheels.",
          to: "/services/commercial",
        },
        {
          title: "Estate common areas",
          description:
            "Gatehouses, clubhouse terraces, cart paths and refuse yards. Carts need gentle bends and edges flush with the turf, as a raised kerb ends under a mower.",
          to: "/services/kerbing",
        },
        {
          title: "Parking areas",
          description:
            "Marked in block instead of paint, shaded by trees in kerbed islands, drained between rows so that nobody steps out of a car into a stream.",
          to: "/services/parking",
        },
      ],
      more: { text: "Commercial paving, type by type", to: "/services/commercial" },
    },
    {
      kind: "materials",
      heading: "Seven families of material",
      lead: "Your committee may allow three of them. We tell you which of those will last.",
      items: [
        {
          title: "Clay and cement brick",
          description:
            "The default on many approved lists; charcoal and sand tones cement, russet clay.",
        },
        {
          title: "Interlocking pavers",
          description:
            "For estate roads and shared bays. On a small patio they look like a car park.",
        },
        {
          title: "Natural stone",
          description:
            "Granite setts echo the koppie; sandstone is softer, warmer and wants sealing.",
        },
        {
          title: "Cobblestone and flagstone",
          description:
            "Tumbled cobble at the gate, broad flags by the fire; never cobble under chairs.",
        },
        {
          title: "Concrete slabs",
          description:
            "600 mm formats make a terrace look larger. Pebble joints suit a garden seat.",
        },
        {
          title: "Permeable paving",
          description:
            "Estates like it for runoff. First get geotechnical advice: where dolomite may lie below, rain is conducted away, never soaked in.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `Around pools and fires, in matt. Oil and fat wipe off; re-seal ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "reasons",
      heading: "Made for committees and for Sundays",
      cards: [
        {
          title: "One drawing for everything",
          description:
            "Drive, terrace and pool edge appear on a single sheet with their heights. The estate office approves once, and you see how the parts meet.",
        },
        {
          title: "A consultation on your patio",
          description:
            "We come to you, at no cost, and stand where the table will stand. Sun at four o’clock matters more than any catalogue page.",
        },
        {
          title: "Line-by-line quotes",
          description:
            "Leave out the fire pit and you can subtract it yourself. Nothing is bundled, and there is no obligation to go on.",
        },
        {
          title: "Clean sites behind booms",
          description:
            "Sheeted loads, swept roads and a toilet that stands out of sight: estate rules to some, good manners to us. Our people are licensed and insured.",
        },
        {
          title: "Pavers with a pedigree",
          description:
            "Concrete units made to SANS 1058 and ordered from one batch where possible, as two batches of the same colour can differ in full sun.",
        },
        {
          title: "The terms of the guarantee",
          description: `A ${figures.workmanshipWarranty} on what we build; the maker’s warranty, ${figures.materialWarranty} depending on the product, on what we build with.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Ten neighbours around one crossing",
      lead: "Behind a boom or on an open street: say which, and we plan accordingly.",
      suburbs: suburbNames.fourways,
    },
    {
      kind: "questions",
      heading: "Three things Fourways owners ask",
      layout: "accordion",
      items: [
        {
          question: "What will it cost, and how long will it take?",
          answer: [
            `The guide is ${figures.pricePerSquareMetre}, with stone and fire pits on top. A driveway takes ${figures.drivewayDuration}; a terrace with built-in seating can take a little longer. Estate approval comes before either and depends on how often the committee meets, so apply early.`,
          ],
        },
        {
          question: "We are near the Lonehill koppie. What if you hit a boulder?",
          answer: [
            "That risk is settled before you sign. We probe the stand and state in the quote what happens if rock lies higher than the probe showed: a rate per cubic metre for breaking it, or a small change of level that leaves it in peace. No surprise appears on the final invoice.",
          ],
        },
        {
          question: "Do golf carts and trailers need a thicker patio?",
          answer: [
            "A cart weighs as much as a small group of guests, but it rolls on the same two lines every time. Where it crosses we use units of at least 50 mm on compacted gravel and turn the pattern across its path. Elsewhere thinner slabs will do.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Pull up a chair and show us the garden",
      text: "Name your estate and what you would like to do outside. We visit, measure and send an itemised quote together with a list of what your committee needs.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
