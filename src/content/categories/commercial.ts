import * as figures from "../figures.ts";
import type { CategoryPage } from "../schema.ts";
import { stripFacts } from "../strip-facts.ts";

export const commercial = {
  slug: "commercial",
  meta: {
    title: "Commercial paving, phased or after hours",
    description: `Paving for office parks, shops, restaurants, schools and parking lots in Gauteng. Phased or after-hours work, itemised quotes, ${figures.workmanshipWarranty}.`,
  },
  hero: {
    heading: "Commercial paving, laid while your doors stay open",
    lead: "Customers, tenants and deliveries cannot wait for a contractor. We divide the site into parts, finish one before we open the next, and work after hours where the day is too busy.",
    picture: "office-forecourt",
  },
  strip: [stripFacts.commercial, stripFacts.quote, stripFacts.workmanship],
  quoteService: "Commercial Paving",
  sections: [
    {
      kind: "intro",
      heading: "Built for the delivery van, not for the visitor",
      paragraphs: [
        "A forecourt looks like a place for feet. Then the refuse truck comes, and the gas delivery, and the cherry picker that changes the lamps. We ask what drives where, and how often, before we choose a block or a base.",
        "You get an itemised quote: ground work, base, edges, pavers and drainage as separate lines. A body corporate or a property manager can compare it, cut it into phases, and hold us to it.",
      ],
      checklist: [
        "Phased or after-hours work",
        "Free site inspection and itemised quote",
        "Base chosen for your heaviest vehicle",
        "Pavers made to SANS 1058",
        "Licensed and insured teams",
        "CIDB registered, for public tenders",
      ],
      picture: "estate-entrance",
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Six kinds of site, six sets of demands",
      lead: "The block may be the same. The base, the joint and the working hours are not.",
      cards: [
        {
          title: "Office parks",
          description:
            "Entrance courts, ring roads and paths between buildings. Colour can separate visitors’ bays, walking lines and fire lanes, so that signs and paint have less to do.",
          picture: "circle-courtyard",
        },
        {
          title: "Retail centres",
          description:
            "Fine joints and small chamfers let trolleys and prams roll quietly. Thresholds meet the shop floor flush, and the fall carries rain away from automatic doors.",
          picture: "retail-dusk",
        },
        {
          title: "Restaurants and hospitality",
          description:
            "Terraces where a chair does not rock and a heel does not catch. Dense, sealed pavers give up wine and grease more easily, and slip resistance holds in the wet.",
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
            "Bays marked in blocks of another colour, which do not wear off. Herringbone in the turning lanes, wheel stops pinned down, and channels that empty the lot in a storm.",
          picture: "interlocking-closeup",
          to: "/services/parking",
        },
        {
          title: "Walkways, ramps and loading zones",
          description:
            "Ramps no steeper than 1 in 12 for wheelchairs, tactile blocks where a path meets traffic, and thicker pavers where a truck backs up to the service door.",
          picture: "curved-kerb-street",
        },
      ],
    },
    {
      kind: "prose",
      heading: "How we pave a site that keeps trading",
      paragraphs: [
        "Before we start, we walk the site with you and mark three things on a plan: where people must always get in, where trucks must always get through, and where our pallets and sand can stand. The phases follow from that plan.",
        "Cutting is dusty and compacting is loud. Both can be kept for early mornings, evenings or a weekend. At the end of each shift the working edge is ramped or fenced, so nobody meets an open drop.",
        `A commercial site takes ${figures.commercialDuration} in most cases, counted from the day the area is ours. Phasing adds days, because each part is finished, swept and opened before the next is dug.`,
      ],
      list: [
        "Entrances first: half the width at a time, so one lane always stays open",
        "Services located before digging: power, fibre, water and sewer",
        "Base and edges in daylight, where levels must be read exactly",
        "Laying and jointing by section, swept and compacted the same day",
        "A last sweep of jointing sand after traffic has settled the blocks",
      ],
      picture: "paving-repair",
    },
    {
      kind: "layers",
      heading: "A base for the heaviest thing that calls",
      traffic: "trucks",
      differences: [
        { part: "pavers", text: "A driveway at home has 60 mm." },
        { part: "sub-base", text: "A driveway at home has gravel without cement." },
      ],
      paragraphs: [
        "Where trucks deliver, we design for the truck, even if it comes once a week. Under its wheels lies often 150 mm or more of cement-stabilised gravel, designed by an engineer, instead of the 100 to 150 mm of gravel that cars usually need. Blocks there are thicker too.",
        "The sand bed stays thin at 20 to 30 mm, under trucks as under feet. Sand is no cure for a hollow base: it moves under load and the hollow returns. Hollows are filled with gravel and compacted.",
        [
          "Heavier yards, container stacks and forklift floors are a trade of their own. Read about ",
          { text: "industrial paving", to: "/services/industrial" },
          ".",
        ],
      ],
    },
    {
      kind: "materials",
      heading: "What we lay on commercial sites",
      lead: "Chosen for the load first, for cleaning second and for looks third. The order rarely hurts the looks.",
      items: [
        {
          title: "Cement brick",
          description:
            "The workhorse: 60 mm for cars, thicker for trucks, in greys and earth tones that are easy to match years later.",
        },
        {
          title: "Clay brick",
          description:
            "Colour fired right through. It does not fade in Highveld sun, and its surface takes scrubbing well.",
        },
        {
          title: "Interlocking pavers",
          description:
            "Shaped sides grip the neighbours, so a turning van cannot push them along. Right for lanes and drop-offs.",
        },
        {
          title: "Concrete slabs",
          description:
            "Large, flat and quick to walk on. For courts and terraces that are closed to vehicles.",
        },
        {
          title: "Natural stone and cobbles",
          description:
            "For entrances and thresholds. Cobbles slow cars down without a sign and outlast most buildings.",
        },
        {
          title: "Kerbs and channels",
          description:
            "Barrier kerbs where cars must stop, mountable ones where fire engines must not. Precast, on concrete.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `For terraces and dark blocks. They keep stains near the surface and are renewed ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What a property manager gets from us",
      cards: [
        {
          title: "A quote you can table",
          description: `Itemised, with quantities. It stays valid for ${figures.quoteValidity}, long enough for a trustees’ meeting to say yes or no.`,
        },
        {
          title: "Hours that suit your trade",
          description:
            "Phased or after-hours work, agreed before we start and written into the programme, not improvised at your gate.",
        },
        {
          title: "Paper in order",
          description:
            "Licensed and insured staff, and CIDB registration for clients who must ask for it. Tell us which papers your tender wants.",
        },
        {
          title: "A warranty on the work",
          description: `A ${figures.workmanshipWarranty} on what we lay. Makers add ${figures.materialWarranty} on their pavers, depending on the product.`,
        },
      ],
    },
    {
      kind: "areas",
      heading: "Business districts we work in",
      lead: "From the office parks along the N1 to shops on the West Rand. Each area page says what the ground there asks of a base.",
    },
    {
      kind: "questions",
      heading: "What businesses ask first",
      layout: "accordion",
      items: [
        {
          question: "Can you pave without closing us?",
          answer: [
            "In most cases, yes. We halve entrances, keep one lane open, and do loud work early, late or on weekends. What cannot stay open is the strip being laid: fresh jointing sand and an unlocked edge do not take traffic. We show you each closure on a plan before you sign.",
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
            "The verge is road reserve, not your land. In Johannesburg, work there needs a wayleave from the roads agency first, also for an entrance you already use. We say so in the quote and plan the phases so that work inside your boundary does not wait for it.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Walk the site with us once",
      text: "An hour on site tells us more than a drawing. We note levels, traffic and services, agree on the hours, and send an itemised quote you can put before owners or trustees.",
      quote: "dialog",
      more: { text: "How we build parking areas", to: "/services/parking" },
    },
  ],
} satisfies CategoryPage;
