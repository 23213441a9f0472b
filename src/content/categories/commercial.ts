import type { CategoryPage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { stripFacts } from "../strip-facts.ts";
import { tenYearPlan } from "../ten-year-plan.ts";

export const commercial = {
  slug: "commercial",
  meta: {
    title: "Commercial paving, phased or after hours",
    description: `Paving for office parks, shops, restaurants, schools and parking lots in Gauteng. Phased or after-hours work, a ${figures.workmanshipWarranty}.`,
  },
  hero: {
    heading: "Commercial paving while your doors stay open",
    lead: "We divide the site into parts, finish one before we open the next, and work after hours where the day is too busy.",
    picture: "complex-street",
  },
  strip: [stripFacts.commercialPrice, stripFacts.commercial, stripFacts.workmanship],
  quoteService: "Commercial Paving",
  blocks: [
    {
      kind: "intro",
      heading: "Built for the heaviest vehicle on site",
      paragraphs: [
        "A forecourt is used by people, but also by the refuse truck, the gas delivery and the cherry picker that changes the lamps. We ask what drives where, and how often, before we choose a block or a base.",
        "Your quote has ground work, base, edges, pavers and drainage as separate lines. A body corporate or a property manager can compare it, divide it into phases, and hold us to it.",
      ],
      checklist: [
        "Phased or after-hours work",
        "Site inspection and written quote",
        "Base chosen for your heaviest vehicle",
        "SABS-approved materials; concrete pavers made to SANS 1058",
        "Licensed and insured teams",
        "CIDB registered, for public tenders",
      ],
      picture: "curved-kerb-street",
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Kinds of commercial site",
      lead: "The paver may be the same, but the base, the joints and the working hours differ.",
      cards: [
        {
          title: "Office parks",
          description:
            "Entrance courts, ring roads and paths between buildings. Colour can separate visitors’ bays, walking lines and fire lanes, so you need fewer signs and less paint.",
          picture: "kerb-and-gutter",
        },
        {
          title: "Retail centres",
          description:
            "Narrow joints and small bevels let trolleys and prams roll quietly. The paving meets the shop floor without a step, and the fall carries rain away from automatic doors.",
          picture: "retail-dusk",
        },
        {
          title: "Restaurants and hospitality",
          description:
            "Terraces where chairs do not rock and heels do not catch. Wine and grease come off dense, sealed pavers more easily, and the surface stays slip-resistant when wet.",
          picture: "restaurant-terrace",
        },
        {
          title: "Schools and institutions",
          description:
            "Quads, drop-off lanes and covered ways, laid in school holidays where that suits. Even surfaces for running children, and ramps that a wheelchair can climb.",
          picture: "school-quad",
        },
        {
          title: "Parking lots",
          description:
            "Bays marked in blocks of another colour, which do not wear off. Wheel stops are pinned down, and channels drain the area in a storm.",
          picture: "parking-bays",
          to: "/services/parking",
        },
        {
          title: "Walkways, ramps and loading zones",
          description:
            "Ramps no steeper than 1 in 12 for wheelchairs, blocks that feet can feel where a path meets traffic, and thicker pavers where a truck backs up to the service door.",
          picture: "garden-path-clay",
        },
      ],
    },
    {
      kind: "wide-picture",
      heading: "One entrance always stays open",
      text: "We finish a part, sweep it and hand it back before we open the next.",
      picture: "estate-entrance",
    },
    {
      kind: "planner",
      heading: "Tell us about the site",
      lead: "Enter the area, the heaviest vehicle and when we may work. The planner shows quantities, layers and, for cars, a guide price.",
      presets: ["office-parking", "retail-walkway", "delivery-yard"],
      work: "commercial",
    },
    {
      kind: "details",
      heading: "How we pave a business site",
      rows: [
        {
          kind: "prose",
          heading: "Phases, noise and dust",
          paragraphs: [
            "Before we start, we walk the site with you and mark three things on a plan: where people must always get in, where trucks must always get through, and where our pallets and sand can stand. The phases follow from that plan.",
            "Cutting is dusty and compacting is loud. Both can be kept for early mornings, evenings or a weekend. At the end of each shift the working edge is ramped or fenced, so nobody falls.",
            "Our time counts from the day you hand over the area. Phasing adds days, because each part is finished, swept and opened before the next is dug.",
          ],
          list: [
            "Entrances first: half the width at a time, so one lane always stays open",
            "Services located before digging: power, fibre, water and sewer",
            "Base and edges in daylight, where levels must be read exactly",
            "Laying and jointing by section, swept and compacted the same day",
          ],
        },
        {
          kind: "layers",
          heading: "How thick the base has to be",
          traffic: "trucks",
          differences: [
            { layer: "pavers", text: "A driveway at home has 60 mm." },
            { layer: "sub-base", text: "A driveway at home has gravel without cement." },
          ],
          paragraphs: [
            "Where trucks deliver, we build for the truck, even if it comes once a week. Under its wheels there is often 150 mm or more of gravel bound with cement, designed by an engineer, instead of the 100 to 150 mm of gravel that cars usually need. Blocks there are thicker too.",
            [
              "Heavier yards, container stacks and forklift areas need more. Read about ",
              { text: "industrial paving", to: "/services/industrial" },
              ".",
            ],
          ],
        },
        {
          kind: "materials",
          heading: "What we lay on commercial sites",
          lead: "We choose materials for the load first, for cleaning second and for looks third. All of them are SABS approved.",
          items: [
            {
              title: "Cement brick",
              description:
                "The usual choice: 60 mm for cars, thicker for trucks, in sizes that are easy to buy again years later.",
            },
            {
              title: "Clay brick",
              description:
                "Colour fired right through. It does not fade in Highveld sun, and its surface can be scrubbed.",
            },
            {
              title: "Interlocking pavers",
              description:
                "The shaped sides interlock, so a turning van cannot push them out of place. Good for lanes and drop-offs.",
            },
            {
              title: "Concrete slabs",
              description:
                "Large, flat and easy to walk on. For courtyards and terraces that are closed to vehicles.",
            },
            {
              title: "Natural stone and cobbles",
              description: "For entrances. Cobbles slow cars down.",
            },
            {
              title: "Kerbs and channels",
              description:
                "Barrier kerbs where cars must stop, mountable ones where fire engines must get through. Precast, on concrete.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `For terraces and dark blocks. They keep stains near the surface and are renewed ${figures.resealing}.`,
            },
          ],
        },
      ],
    },
    {
      kind: "ten-year-plan",
      ...tenYearPlan,
      heading: "A ten-year plan for your paving",
      lead: "A sectional title scheme keeps a written plan for its common property, under prescribed management rule 22. This sheet is the part about paving: print it, fill in your own figures, and take it to your trustees’ meeting.",
    },
    {
      kind: "reasons",
      heading: "What a property manager gets from us",
      cards: [
        {
          title: "A quote for your trustees",
          description: `Itemised, with quantities. It stays valid for ${figures.quoteValidity}, long enough for a trustees’ meeting to decide.`,
        },
        {
          title: "Hours that suit your trade",
          description:
            "Phased or after-hours work, agreed before we start and written into the programme.",
        },
        {
          title: "Documents in order",
          description:
            "Licensed and insured staff, and CIDB registration for clients who must ask for it. Tell us which documents your tender asks for.",
        },
        {
          title: "A warranty on the work",
          description: `A ${figures.workmanshipWarranty} on what we lay. Manufacturers add ${figures.materialWarranty} on their pavers, depending on the product.`,
        },
      ],
    },
    {
      kind: "questions",
      heading: "What businesses ask first",
      layout: "accordion",
      items: [
        {
          question: "Can you pave without closing us?",
          answer: [
            `In most cases, yes. We work on half an entrance at a time, keep one lane open, and do loud work early, late or over weekends. What cannot stay open is the strip being laid: half-filled joints and an open edge cannot take traffic. ${toConfirm("closures-planned", "We show you each closure on a plan before you sign.")}`,
          ],
        },
        {
          question: "How long does a commercial site take?",
          answer: [
            `Usually ${figures.commercialDuration}. The area, the ground and the number of phases decide it. Rain is the other factor: between October and March a storm can soak an open base in the afternoon, so we open only as much ground as we can close again.`,
          ],
        },
        {
          question: "Who deals with the municipality for work outside our boundary?",
          answer: [
            "You apply, unless the quote says otherwise, and we supply the details. The verge belongs to the road. In Johannesburg, work there needs the roads agency’s permission, a wayleave, first, also for an entrance you already use. We plan the phases so that work inside your boundary does not wait for it.",
          ],
        },
      ],
    },
    {
      kind: "areas",
      heading: "Business districts we work in",
      lead: "From the office parks along the N1 to shops on the West Rand. Each area page says which base the ground there needs.",
    },
    {
      kind: "closing",
      heading: "Walk the site with us",
      text: "We note levels, traffic and services, agree on the hours, and send a quote that you can take to owners or trustees.",
      quote: "dialog",
      more: { text: "How we build parking areas", to: "/services/parking" },
    },
  ],
} satisfies CategoryPage;
