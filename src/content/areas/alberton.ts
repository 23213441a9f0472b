import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart, countInWords } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

export const alberton = {
  slug: "alberton",
  meta: {
    title: "Paving in Alberton: driveways that hold on a slope",
    description:
      "Driveways, patios and yards in Alberton, from Meyersdal’s steep driveways to Alrode’s truck courts. We measure the slope and plan the drainage first.",
    keywords: [
      "paving Alberton",
      "driveway paving Meyersdal",
      "steep driveway paving",
      "paving Brackenhurst",
      "paving Brackendowns",
      "industrial paving Alrode",
    ],
  },
  hero: {
    lead: "From Florentia’s flatter streets to Meyersdal’s steep driveways, the slope decides how we build. We measure it on the visit and quote it line by line.",
    picture: "face-brick-driveway",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Municipality", value: "City of Ekurhuleni" },
    { label: "Terrain", value: "Low streets to steep ridge" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "We start with the levels",
      paragraphs: [
        "Alberton’s older streets lie low, while Meyersdal runs up against the Klipriviersberg. The same driveway that lasts at the bottom of town can lose its jointing sand in one summer near the top.",
        "So we measure the fall from garage door to street and plan a route for the stormwater before we talk about colour.",
      ],
      checklist: [
        "Free visit, with the fall measured on site",
        "Itemised quote, no obligation",
        "Drainage planned before the pattern",
        "Licensed and insured team",
      ],
      picture: "door-sill-levels",
    },
    {
      kind: "facts",
      heading: "Why Alberton needs its own plan",
      facts: [
        {
          title: "Kerbs that have moved",
          description:
            "In the oldest streets the kerb levels have moved over the years, so we check them before a new entrance meets the road.",
        },
        {
          title: "Beside the Klipriviersberg",
          description:
            "Alberton borders the Klipriviersberg reserve. A stand below the ridge can catch water from higher ground, and needs a channel along the top edge of its paving.",
        },
        {
          title: "Forklifts at Alrode",
          description:
            "Factories and depots work at Alrode. A forklift turning on the spot wears paving far more than any family car.",
        },
        {
          title: "The last hundred metres uphill",
          description:
            "A loaded truck cannot climb or turn in every street, so we plan the last hundred metres at the site visit.",
        },
        {
          title: "Beside a watered lawn",
          description:
            "Beside a well-watered lawn we set paving above the soil, so sprinklers do not keep its base soft.",
        },
      ],
    },
    {
      kind: "ground",
      heading: "Where the water is led",
      quote:
        "On a Meyersdal slope we lead water across the driveway and away before it gathers speed.",
      paragraphs: [
        "Each time a car brakes on a steep driveway, its wheels push the pavers downhill. We lay from the bottom upwards against a toe beam, a strip of concrete at the foot, in herringbone.",
        "Two drains do most of the work. One cuts off hillside water at the top; the other lies in front of the garage door.",
        "The ridge is rocky in places and stone may have to be broken out, which we price as its own line. Elsewhere, parts of Ekurhuleni lie on dolomite. If your stand may be one of them, we lead the water away in pipes.",
      ],
      picture: "kerb-and-gutter",
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Paving for homes in Alberton",
      lead: "Four surfaces, each with the detail that matters most where the ground falls away.",
      items: [
        {
          title: "Driveways",
          description:
            "Herringbone clay or concrete block between firm edge beams, with a textured face for grip on wet mornings. We ease the hump at the gate so low cars do not scrape.",
          to: "/services/driveway",
        },
        {
          title: "Patios",
          description:
            "A level terrace on sloping ground starts with a retaining edge and well-packed fill. We compact that fill in thin layers, because fill dumped in one go sinks later.",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "The coping, which is the rim of the pool, and the surround tilt away from the water, and an uphill channel keeps garden soil out of the pool. We choose slabs for grip first and for looks second.",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "Where a path would be too steep to walk in the rain, we build landings and steps with even risers. Each landing drains sideways into a bed.",
          to: "/services/walkway",
        },
      ],
      picture: "pool-surround-slabs",
      more: { text: "See all residential paving", to: "/services/residential" },
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "Yards and forecourts, Alrode to the R59",
      lead: "Business paving is planned around your gate times: in phases, after hours or over a weekend.",
      items: [
        {
          title: "Factory and depot yards",
          description:
            "80 mm interlocking block on a base that an engineer designs for the axle loads you name.",
        },
        {
          title: "Loading bays",
          description:
            "Level ground for trailers, firm edges at the dock and channels outside the wheel path.",
        },
        {
          title: "Customer parking",
          description:
            "Bays that drain away from shop doors, with kerbs, wheel stops and coloured block in place of paint.",
        },
        {
          title: "Complex roads",
          description:
            "Shared roads in townhouse complexes, relaid one half at a time so every resident can still get out.",
        },
      ],
      picture: "retail-dusk",
      more: { text: "Read about industrial paving", to: "/services/industrial" },
    },
    {
      kind: "details",
      heading: "Layers, materials and rules in Alberton",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Alberton",
          traffic: "cars",
        },
        {
          kind: "prose",
          heading: "Estate gates, steep streets and the verge",
          paragraphs: [
            `Some Meyersdal homes stand inside estates with rules on paver colour, working hours and contractor registration. Email us the guidelines and the quote will follow them. We ask you to get the written approval; ${toConfirm("drawings-and-samples", "we supply the drawing and the sample it needs")}.`,
            "A truck loaded with pavers cannot always stop on a steep street. Where it cannot, pallets come off lower down and travel up in small loads. The strip between your wall and the road belongs to the municipality, so a new or wider entrance there needs Ekurhuleni’s permission before we start.",
          ],
        },
        {
          kind: "materials",
          heading: "Materials that keep their grip",
          lead: "All of them are SABS approved, and concrete blocks are made to SANS 1058.",
          items: [
            {
              title: "Clay brick",
              description:
                "Fired colour that the sun does not bleach. Our first choice for a steep driveway, laid in herringbone.",
            },
            {
              title: "Cement brick",
              description:
                "The economical choice for straight driveways and service yards, 60 mm thick where cars go.",
            },
            {
              title: "Interlocking pavers",
              description: "They lock on all sides, so braking wheels do not push them downhill.",
            },
            {
              title: "Natural stone",
              description:
                "Split-faced stone for terraces and steps, bedded firm so no tread rocks.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "Setts, small stone blocks, make a rumble strip at the gate. Flagstone suits a garden landing.",
            },
            {
              title: "Concrete slabs",
              description:
                "Large, plain surfaces for level patios. We do not lay them on steep driveways.",
            },
            {
              title: "Permeable paving",
              description:
                "For gentle ground only. Where dolomite is possible, water must be led off and not soaked in, and a geotechnical engineer’s opinion comes before we price it.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `Fine grit in the coat makes a smooth slope less slippery. Plan to re-seal ${figures.resealing}.`,
            },
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What you can hold us to",
      cards: [
        {
          title: "The fall is in the quote",
          description:
            "Beams, channels and the point where water leaves your stand are listed with a price each.",
        },
        {
          title: "Workmanship in writing",
          description: `Every job carries our ${figures.workmanshipWarranty}; manufacturers’ material warranties come on top.`,
        },
        {
          title: "Insured on your property",
          description: "The people on site are licensed and insured, from excavation to clean-up.",
        },
        {
          title: "A price after we have looked",
          description: "A slope cannot be priced unseen. So we come and measure.",
        },
        {
          title: "Business hours respected",
          description:
            "Alrode gates stay open: we work in sections, after closing or through a shutdown.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: `${countAtStart(suburbNames.alberton)} Alberton suburbs we come out to`,
      lead: `Meyersdal has the steepest streets, Florentia flatter ones. We work in all ${countInWords(suburbNames.alberton)}.`,
      suburbs: suburbNames.alberton,
    },
    {
      kind: "questions",
      heading: "Questions about paving in Alberton",
      links: [
        { text: "Paving in Germiston", to: "/paving-germiston" },
        { text: "Paving in Johannesburg", to: "/paving-johannesburg" },
        { text: "Paving in Boksburg", to: "/paving-boksburg" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "Can a steep Meyersdal driveway be paved so it stays put?",
          answer: [
            "Yes, if the base is built for it. We build a concrete toe beam at the bottom, lay uphill in herringbone and set hidden cross beams on long runs.",
            "Check the joints after the first months and after every summer. Storms wash sand out of a slope sooner than out of level paving, and filling them up early costs little.",
          ],
        },
        {
          question: "What does paving cost per square metre in Alberton?",
          answer: [
            `Plan on ${figures.pricePerSquareMetre}. A level driveway in Randhart is nearer the lower figure than a hillside one, where beams, drains and carrying by hand add to the cost.`,
          ],
        },
        {
          question: "How many days will my driveway be closed?",
          answer: [
            [
              "A house ",
              { text: "driveway", to: "/services/driveway" },
              ` usually takes ${figures.drivewayDuration}. Concrete beams need time to harden before wheels may press on them, so a steep driveway tends to take longer. We tell you on which evenings to park in the street.`,
            ],
          ],
        },
        {
          question: "Rainwater from the stand above runs over our driveway. Can paving fix that?",
          answer: [
            [
              "Paving alone cannot; a drain at the upper boundary can. We build a channel or kerb there first and lead the water around the driveway to the street. Read more about ",
              { text: "kerbing and channels", to: "/services/kerbing" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Let us measure your driveway",
      text: "Tell us your suburb and whether your driveway runs up or down from the road. We arrange a visit, measure, and send a quote.",
      quote: "contact",
    },
  ],
} satisfies AreaPage;
