import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

export const germiston = {
  slug: "germiston",
  meta: {
    title: "Paving in Germiston for trucks, yards and homes",
    description:
      "Heavy-duty yards in Wadeville and Meadowdale, and driveways from Lambton to Primrose. Germiston paving designed for the axle on top. Free site inspection.",
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
    lead: "Germiston moves freight by rail and road, and its yards show it. We build paving for the heaviest axle on your site, and driveways with the same care below the surface.",
    picture: "industrial-yard",
  },
  strip: [
    { label: "Role", value: "Seat of Ekurhuleni" },
    { label: "Yard blocks", value: "80 mm, type S-A" },
    { label: "Industrial work", value: figures.industrialDuration },
    { label: "Domestic driveway", value: figures.drivewayDuration },
  ],
  sections: [
    {
      kind: "intro",
      heading: "Built for the axle, not for the photograph",
      paragraphs: [
        "A family car puts a few hundred kilograms on each wheel; a loaded truck, several tonnes. Between a drive in Lambton and a yard in Wadeville the block may look similar. The half metre beneath it has nothing in common.",
        "We ask what drives there, how often, and where it turns. From that an engineer sizes the layers. You see the design before you see the price.",
      ],
      checklist: [
        "Inspection of the yard at no cost",
        "Layer design for your axle loads",
        "Work phased round your gate",
        "Insured crew, itemised price",
      ],
      picture: "interlocking-closeup",
    },
    {
      kind: "facts",
      heading: "Why Germiston asks more of a surface",
      lead: "Rail, gold and light aircraft have all left their mark on how the ground is used.",
      facts: [
        {
          title: "The junction",
          description:
            "Germiston is one of the country’s major railway junctions. Premises along the lines may have old ballast or sleepers buried just below the surface, which a trial hole brings to light.",
        },
        {
          title: "Rand Refinery, since 1920",
          description:
            "Gold has been refined here for more than a century. In a town used to guarded gates, we send names, number plates and tool lists before the crew sets out.",
        },
        {
          title: "Rand Airport",
          description:
            "Light aircraft still fly from it. Dust and loose stone are no friends of a propeller, so nearby stockpiles are damped and covered.",
        },
        {
          title: "Germiston Lake",
          description:
            "A favourite walk, and a reminder of where rain ends up. Homes on streets that run down towards it need a channel sized for water from higher up as well.",
        },
      ],
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Heavy-duty surfaces for Germiston’s yards",
      lead: "Four areas fail first in a working yard. This is how we build each of them.",
      cards: [
        {
          title: "Truck courts and bays",
          description:
            "Type S-A block, 80 mm thick, in herringbone over a cement-stabilised base. The direction of lay is set against the way the trailers swing.",
        },
        {
          title: "Gatehouses and weighbridges",
          description:
            "Approaches in straight, level lengths, so that a vehicle is weighed at rest and not on a hump. Ducts for cables go in before the sand.",
        },
        {
          title: "Kerbs, channels, sumps",
          description:
            "Edge restraint is what holds a field of block together under braking lorries. We haunch it in concrete and lay the first block only once that is hard.",
          to: "/services/kerbing",
        },
        {
          title: "Rut repair",
          description:
            "Wheel ruts are lifted, the base cut out and rebuilt, and the same blocks put back. The area can carry traffic again without waiting for concrete to cure.",
          to: "/services/repairs",
        },
      ],
      more: { text: "Industrial paving, all eight types", to: "/services/industrial" },
    },
    {
      kind: "ground",
      heading: "A yard fails from below",
      quote:
        "No block, however thick, can save a yard whose base was never designed for the axle that crosses it.",
      paragraphs: [
        "Under trucks we plan for at least 150 mm of cement-stabilised gravel on a shaped and compacted subgrade, often more, and the engineer’s figure stands in the quote. Bedding sand stays thin. A thick bed of it ruts like a beach.",
        "Oil, diesel and standing water all attack from the top, so drains sit outside the wheel path and falls stay true over long distances.",
        "Some of Ekurhuleni’s ground is dolomitic and some has been mined. In either case stormwater pipes should be tested for leaks before they are covered, since nobody will look at them again for decades.",
      ],
      traffic: "trucks",
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Driveways and gardens in the older suburbs",
      lead: "Fishers Hill, Lambton and Parkhill Gardens have fine old stands, often with paving that has been patched for decades.",
      items: [
        {
          title: "Driveways relaid",
          description:
            "We sort your old bricks, keep the sound ones, and rebuild what they lie on.",
        },
        {
          title: "Patios",
          description:
            "Brick or slab on a compacted bed, isolated from the house wall by a movement joint.",
        },
        {
          title: "Pool surrounds",
          description:
            "Cracked crazy paving round a pool replaced with textured units that dry fast.",
        },
        {
          title: "Garden walkways",
          description:
            "Paths to the gate and the cottage, edged so that lawn and brick keep to themselves.",
        },
        {
          title: "Carports and second entrances",
          description:
            "Extra parking paved to the street’s level, with the council’s consent for the kerb.",
        },
      ],
      picture: "clay-herringbone-driveway",
      more: { text: "Residential paving in full", to: "/services/residential" },
    },
    {
      kind: "materials",
      heading: "Materials, from 50 to 80 mm",
      lead: "Thickness matters as much as type. Ask any supplier for the SANS 1058 test, not for an old “25 MPa” label.",
      items: [
        {
          title: "Clay brick",
          description: "Hard-burnt for drives, in the colours of Germiston’s older houses.",
        },
        {
          title: "Cement brick",
          description: "Straight, square and repeatable: handy where you patch in sections.",
        },
        {
          title: "Interlocking pavers",
          description:
            "The yard material. Abrasion and splitting strength are tested under SANS 1058.",
        },
        {
          title: "Natural stone",
          description: "For a reception court, well out of the way of the forklifts.",
        },
        {
          title: "Cobblestone and flagstone",
          description: "Granite setts outlast several owners; flags are for gardens only.",
        },
        {
          title: "Concrete slabs",
          description:
            "Foot traffic, canteen courts and smoking areas. One pallet jack cracks them.",
        },
        {
          title: "Permeable paving",
          description:
            "Not where fuel can spill. Elsewhere only after a geotechnical opinion, because possible dolomite means that water goes to a drain and must not enter the ground.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `A sealed bay gives oil no way in. Ramps get grit in the coat, refreshed ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "prose",
      heading: "Inductions, shifts and the railway next door",
      paragraphs: [
        "Most plants want an induction, medicals and a safety file before anyone lifts a spade. Give us the list with your request: it belongs in the programme, not in the first morning. We then pave in blocks that match your shifts, and no route is closed without a second one marked.",
        "Beside a railway line there may be a servitude in which nothing can be dug without the owner’s permission. Ask for your site plan early. For work on the pavement outside, the application goes to Ekurhuleni, whose head offices are here in town.",
      ],
    },
    {
      kind: "reasons",
      heading: "Reasons a plant manager can use",
      cards: [
        {
          title: "A scope you can tender",
          description: "Layers, thicknesses, tests and areas, written so that bids are comparable.",
        },
        {
          title: "Dates that hold",
          description: "Each phase has its own start and hand-back, agreed before we begin.",
        },
        {
          title: "Compaction that is checked",
          description: "Layer by layer, while a soft one can still be put right.",
        },
        {
          title: "Registered and insured",
          description: "CIDB registered, licensed, insured: the papers your buyer will ask for.",
        },
        {
          title: "Our name on the work",
          description: `A ${figures.workmanshipWarranty}, for yards and garden paths alike.`,
        },
        {
          title: "Easy to open again",
          description: "Block paving comes up for a cable and goes down again without a scar.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Home streets and industrial stands",
      lead: "Twelve parts of Germiston. Wadeville and Meadowdale know lorries; most of the others know school runs.",
      suburbs: suburbNames.germiston,
    },
    {
      kind: "questions",
      heading: "Asked in Germiston",
      layout: "list",
      items: [
        {
          question: "Can you repave a Wadeville yard while trucks keep coming?",
          answer: [
            "Yes, in strips. We agree a one-way route, close one part, rebuild it and open it before the next. Blocks take traffic straight after vibrating, so a strip needs no curing pause; a stabilised base does, and those days are in the programme.",
          ],
        },
        {
          question: "What do you charge?",
          answer: [
            `Home and light-duty paving is guided by ${figures.pricePerSquareMetre}. Truck yards are priced from their layer design, since stabilised gravel, engineer and drains outweigh the blocks. Both come itemised, and both start with a free inspection.`,
          ],
        },
        {
          question: "How long does each kind of job last on site?",
          answer: [
            `A driveway in Primrose or Gerdview: ${figures.drivewayDuration}. Industrial areas: ${figures.industrialDuration}, more if you ask for many small phases. We would rather give you eight short closures you can live with than one long one that you cannot.`,
          ],
        },
        {
          question: "There is old railway ballast under our stand. Is that a problem?",
          answer: [
            "Often it helps. Clean, angular ballast compacts well and drains. Mixed with ash or rotten timber it has to go, because it settles for years. A trial hole shows which you have, and we price the removal only if it is needed.",
          ],
        },
        {
          question: "Do you mark bays and routes as well?",
          answer: [
            [
              "Yes. Lines can be painted, or laid once in a contrasting block that never needs repainting. Most yards use both: block for what is permanent, paint for what changes. See ",
              { text: "how we pave parking areas", to: "/services/parking" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Tell us your heaviest vehicle",
      text: "Axle load, turning points, gate hours: with these we come prepared. For a home, the number of cars will do. The visit is free.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
