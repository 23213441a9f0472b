import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

export const germiston = {
  slug: "germiston",
  meta: {
    title: "Paving in Germiston for trucks, yards and homes",
    description:
      "Heavy-duty yards in Wadeville and Meadowdale, and driveways from Lambton to Primrose. Germiston paving designed for your axle loads. Free site inspection.",
    keywords: [
      "paving Germiston",
      "industrial paving Germiston",
      "truck yard paving Wadeville",
      "heavy duty paving",
      "paving Meadowdale",
      "driveway paving Lambton",
      "interlocking paving Primrose",
    ],
  },
  hero: {
    lead: "Germiston moves freight by rail and road. We build paving for the heaviest axle on your site, and driveways on a base that is built just as well.",
    picture: "industrial-yard",
  },
  strip: [
    { label: "Price guide for homes", value: figures.pricePerSquareMetre },
    { label: "Yard blocks", value: "80 mm, locking on every side" },
    { label: "A yard takes", value: figures.industrialDuration },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Built for your heaviest axle",
      paragraphs: [
        "A family car puts a few hundred kilograms on each wheel, a loaded truck several tonnes. The blocks on a driveway in Lambton and a yard in Wadeville may look similar, but the layers below are quite different.",
        `We ask what drives there, how often, and where it turns. ${toConfirm("engineer-under-trucks", "From that an engineer designs the layers.")} You see the design before you see the price.`,
      ],
      checklist: [
        "Inspection of the yard at no cost",
        "Layer design for your axle loads",
        "Work phased around your gate times",
        "Insured crew, a price for each part",
      ],
      picture: "interlocking-closeup",
    },
    {
      kind: "facts",
      heading: "Why Germiston needs strong paving",
      facts: [
        {
          title: "Ballast beside the railway",
          description:
            "Premises along the railway lines may have old ballast or sleepers buried just below the surface, so we dig a trial hole first.",
        },
        {
          title: "Sites with strict security",
          description: `Some plants, such as a gold refinery, check everybody who comes in. ${toConfirm("security-list", "We send names, number plates and tool lists before the crew arrives.")}`,
        },
        {
          title: "Mined ground in places",
          description:
            "Some of the ground on the East Rand was mined and filled again. Where it gives under the roller, we dig it out before the base goes on.",
        },
        {
          title: "Germiston Lake",
          description:
            "Rain runs down to the lake. Homes on streets that slope towards it need a channel big enough for the water from higher up as well.",
        },
      ],
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Heavy-duty surfaces for Germiston’s yards",
      lead: "Four parts of a yard fail first. This is how we build or repair each of them.",
      cards: [
        {
          title: "Truck courts and bays",
          description:
            "Blocks that lock on every side (type S-A), 80 mm thick, in herringbone over gravel bound with cement. We lay it to suit the way your trailers turn.",
        },
        {
          title: "Gatehouses and weighbridges",
          description:
            "Approaches in straight, level lengths, so vehicles are weighed on level ground. Ducts for cables go in before the sand.",
        },
        {
          title: "Kerbs, channels, sumps",
          description:
            "Kerbs hold the blocks together under braking trucks. We back them with a haunch, a wedge of concrete, and only start laying once that is hard.",
          to: "/services/kerbing",
        },
        {
          title: "Rut repair",
          description:
            "We lift the rutted blocks, cut out and rebuild the base, and put the same blocks back. The area can carry traffic again without waiting for concrete to cure.",
          to: "/services/repairs",
        },
      ],
      more: { text: "Industrial paving, all eight types", to: "/services/industrial" },
    },
    {
      kind: "ground",
      heading: "Why the base decides how long a yard lasts",
      quote:
        "No block, however thick, can save a yard if its base was not designed for the heaviest axle.",
      paragraphs: [
        "Under trucks we plan for at least 150 mm of gravel bound with cement on shaped and compacted ground, often more, and the engineer’s figure is in the quote. The bedding sand stays thin, because a thick bed of sand ruts.",
        "Oil, diesel and standing water damage the paving from above, so we put the drains outside the wheel path and keep the slopes even over long distances.",
        "Some of Ekurhuleni’s ground is dolomitic and some has been mined. In either case stormwater pipes should be tested for leaks before they are covered, because nobody will see them again for decades.",
      ],
      picture: "paving-repair",
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Driveways and gardens in the older suburbs",
      lead: "Fishers Hill, Lambton and Parkhill Gardens have large old stands, often with paving that has been patched for decades.",
      items: [
        {
          title: "Driveways relaid",
          description:
            "We sort your old bricks, keep the sound ones, and rebuild the base below them.",
        },
        {
          title: "Patios",
          description:
            "Brick or slab on a compacted bed, separated from the house wall by a movement joint.",
        },
        {
          title: "Pool surrounds",
          description:
            "Cracked crazy paving around a pool replaced with textured pavers that dry fast.",
        },
        {
          title: "Garden walkways",
          description: "Paths to the gate and the cottage, with edges that keep the lawn out.",
        },
      ],
      picture: "clay-herringbone-driveway",
      more: { text: "Residential paving in full", to: "/services/residential" },
    },
    {
      kind: "details",
      heading: "Layers and materials for heavy use",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a yard in Germiston",
          traffic: "trucks",
        },
        {
          kind: "materials",
          heading: "Materials from 50 to 80 mm thick",
          lead: "Thickness matters as much as the type. Ask any supplier for the SANS 1058 test results, not for an old “25 MPa” label.",
          items: [
            {
              title: "Clay brick",
              description: "Hard-burnt, for driveways, in the colours of Germiston’s older houses.",
            },
            {
              title: "Cement brick",
              description: "Straight, square and true to size, also when you pave in sections.",
            },
            {
              title: "Interlocking pavers",
              description:
                "The usual material for yards, tested for abrasion and splitting strength under SANS 1058.",
            },
            {
              title: "Natural stone",
              description: "For a reception court, well out of the way of the forklifts.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "Granite setts, small blocks of stone, last for decades. Flagstones are for gardens only.",
            },
            {
              title: "Concrete slabs",
              description:
                "For foot traffic, canteen courtyards and smoking areas. A pallet jack cracks them.",
            },
            {
              title: "Permeable paving",
              description:
                "Not where fuel can spill. Elsewhere only after a geotechnical engineer’s opinion, because where there may be dolomite, water must go to a drain and not into the ground.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `They keep oil out of the blocks. Ramps get grit in the coat, renewed ${figures.resealing}.`,
            },
          ],
        },
        {
          kind: "prose",
          heading: "Inductions, shifts and railway servitudes",
          paragraphs: [
            "Most plants require an induction, medicals and a safety file before work starts. Email us the list, so we can plan for it. We then pave in sections that match your shifts, and mark a second route before we close one.",
            "Beside a railway line there may be a servitude, a strip in which others have rights, where nothing can be dug without the owner’s permission. Ask for your site plan early. For work on the pavement outside, the application goes to Ekurhuleni, which has its head offices here in town.",
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What a plant manager gets from us",
      cards: [
        {
          title: "A specification you can put out to tender",
          description: "Layers, thicknesses, tests and areas, written so you can compare bids.",
        },
        {
          title: "Agreed dates",
          description: "Each phase has its own start and handover date, agreed before we begin.",
        },
        {
          title: "Compaction that is checked",
          description: toConfirm(
            "compaction-checked",
            "We check each layer while a soft spot can still be put right.",
          ),
        },
        {
          title: "Registered and insured",
          description:
            "CIDB registered, licensed, insured: we have the documents that your buyer asks for.",
        },
        {
          title: "A guarantee on the work",
          description: `A ${figures.workmanshipWarranty}, for yards and garden paths alike.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Suburbs and industrial areas",
      lead: `${countAtStart(suburbNames.germiston)} parts of Germiston. We pave truck yards in Wadeville and Meadowdale, and driveways in most of the others.`,
      suburbs: suburbNames.germiston,
    },
    {
      kind: "questions",
      heading: "Questions about paving in Germiston",
      links: [
        { text: "Paving in Boksburg", to: "/paving-boksburg" },
        { text: "Paving in Alberton", to: "/areas/alberton" },
        { text: "Paving in Edenvale", to: "/areas/edenvale" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "list",
      items: [
        {
          question: "Can you repave a Wadeville yard while trucks keep coming?",
          answer: [
            "Yes, in strips. We agree a one-way route, close one part, rebuild it and open it before the next. Blocks can take traffic straight after vibrating. A base bound with cement needs some days to harden, and those days are in the programme.",
          ],
        },
        {
          question: "What do you charge?",
          answer: [
            `The guide for homes and light traffic is ${figures.pricePerSquareMetre}. Truck yards are priced from the design of their layers, because the stabilised gravel, the engineer and the drains cost more than the blocks.`,
          ],
        },
        {
          question: "How long does each kind of job last on site?",
          answer: [
            [
              "A ",
              { text: "driveway", to: "/services/driveway" },
              ` in Primrose or Gerdview: ${figures.drivewayDuration}. Industrial areas: ${figures.industrialDuration}, more if you ask for many small phases.`,
            ],
          ],
        },
        {
          question: "There is old railway ballast under our stand. Is that a problem?",
          answer: [
            `Often it helps. Clean, angular ballast compacts well and drains. If it is mixed with ash or rotten timber it has to come out, because it settles for years. ${toConfirm("test-holes", "A trial hole shows which you have")}, and we price the removal only if it is needed.`,
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Tell us your heaviest vehicle",
      text: "Send us the axle load, the turning points and your gate hours. For a home, the number of cars is enough.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
