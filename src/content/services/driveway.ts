import * as figures from "../figures.ts";
import type { ServicePage } from "../schema.ts";
import { stripFacts } from "../strip-facts.ts";

export const driveway = {
  slug: "driveway",
  meta: {
    title: "Driveway paving that stays level",
    description:
      "How we build a driveway in Gauteng: gravel base, concrete edges, herringbone pavers, falls away from the garage. Price per m², duration and care explained.",
  },
  hero: {
    heading: "Driveways that stay level through the summer storms",
    lead: "A car uses the same two tracks, twice a day, for years. We build for those tracks: a base that does not sink, a pattern that does not creep, and a fall that keeps rain out of the garage.",
    picture: "clay-herringbone-driveway",
  },
  strip: [stripFacts.price, stripFacts.driveway, stripFacts.workmanship],
  quoteService: "Driveway Paving",
  sections: [
    {
      kind: "intro",
      heading: "Two tracks, one turn and a gate",
      paragraphs: [
        "Most driveways fail in three places: where the wheels run, where they turn, and where the paving meets the gate or the garage. We look at those first. Everything between them is easy.",
        "A straight drive can take almost any pattern. A drive where you turn the wheel while standing still cannot: there the tyre twists the paver under it, and only a locked pattern answers back.",
      ],
      checklist: [
        "Pavers at least 50 mm thick",
        "Gravel base compacted in layers",
        "Edges concreted before laying",
        "Fall away from house and garage",
        "Gate rail and motor cables planned in",
        "Same-day sweep of sand into the joints",
      ],
      picture: "face-brick-driveway",
    },
    {
      kind: "layers",
      heading: "What lies under a family car",
      traffic: "cars",
      differences: [
        { part: "sub-base", text: "Under a patio or a path this layer is thinner." },
        { part: "pavers", text: "Under a patio they can be 50 mm thick." },
      ],
      paragraphs: [
        "Cars usually need 100 to 150 mm of good gravel under the sand, more on soft ground. The gravel carries the load. The sand above it, 20 to 30 mm, only beds the pavers and takes up their small differences.",
        "Clay swells when wet and shrinks when dry; loose sand gives way. Either one asks for a designed subbase and a proper roller, because a small compactor shakes the top and leaves the rest as it was.",
      ],
    },
    {
      kind: "prose",
      heading: "The order we build in",
      paragraphs: [
        "The last thing you see, the paver, is the last thing to go down. By then most of the work is done and out of sight. The order matters, since no step can be mended from above.",
      ],
      steps: [
        "Peg the levels from the garage floor and the gate, and string the falls",
        "Dig out topsoil and roots; soft spots come out and are filled with gravel",
        "Compact the ground itself, then the gravel in thin layers at the right moisture",
        "Lay sleeves under the drive for gate motor, lights and irrigation",
        "Set the edge courses or kerbs in concrete and let them harden",
        "Screed the sand, lay from a straight line, and cut the edges last",
        "Compact the pavers, sweep in fine dry sand, compact again until the joints stay full",
      ],
    },
    {
      kind: "patterns",
      heading: "Patterns that hold under a turning wheel",
      lead: "Strength comes from how each paver leans on its neighbours.",
      items: [
        {
          pattern: "herringbone",
          title: "Herringbone",
          description:
            "The strongest choice where wheels turn. Every paver is held by others at right angles, so a twist in one is shared by many.",
        },
        {
          pattern: "stretcher",
          title: "Stretcher bond",
          description:
            "Good on a straight drive, laid across the direction of travel. Laid lengthwise, its long joints open under braking.",
        },
        {
          pattern: "basket-weave",
          title: "Basket weave",
          description:
            "For the parking place in front of the garage, where cars stand more than they turn. Keep it away from the gate.",
        },
      ],
    },
    {
      kind: "guide",
      heading: "Price and time for a driveway",
      lead: "Depth of digging moves the price most, then the paver. A steep drive, long edges with many cuts and old concrete to break out add; level ground and a simple shape save.",
      rows: [
        {
          label: "Price guide",
          value: figures.pricePerSquareMetre,
          note: "Plain cement pavers on sound ground lie at the lower end; clay, borders and a deeper base at the upper.",
        },
        {
          label: "Duration",
          value: figures.drivewayDuration,
          note: "For a residential driveway. Rain on an open base can cost a day.",
        },
        {
          label: "Workmanship",
          value: figures.workmanshipWarranty,
          note: "Covers the way it was built: base, levels, edges and laying.",
        },
        {
          label: "Materials",
          value: figures.materialWarranty,
          note: "The maker’s own warranty on the pavers, depending on the product.",
        },
        {
          label: "Re-sealing",
          value: figures.resealing,
          note: "Only if you choose to seal. A driveway works well unsealed too.",
        },
      ],
    },
    {
      kind: "materials",
      heading: "Pavers we would drive on",
      lead: "All of them at least 50 mm thick, and concrete ones made to SANS 1058.",
      items: [
        {
          title: "Clay brick",
          description:
            "Colour that goes right through and does not bleach at this altitude. Hard under tyres, warm beside face brick.",
        },
        {
          title: "Cement brick",
          description:
            "True in size, so joints run straight. Colours mellow in the first years, as the cement skin wears.",
        },
        {
          title: "Interlocking pavers",
          description:
            "Shaped sides grip on every face. Worth it on a slope, or where a delivery truck also turns.",
        },
        {
          title: "Cobbles",
          description:
            "A strip at the gate or a border along the edge. They slow a car and hide the seam to the street.",
        },
        {
          title: "Stone or slab tracks",
          description:
            "Two wheel tracks with planting between them, each set on its own thickened bed so that corners do not snap.",
        },
      ],
    },
    {
      kind: "pictures",
      heading: "Edge, bond and block, seen close",
      pictures: ["ridge-slope-driveway", "jacaranda-driveway", "kerb-and-gutter"],
    },
    {
      kind: "prose",
      heading: "Keeping a driveway right",
      paragraphs: [
        "Sweep sand into the joints again after the first months; the pavers settle and take some down. Weeds in joints grow from seed that blows in from above, so full joints are the best weedkiller there is.",
        "Hold a pressure washer flat and far off, or it will cut the sand out. Put absorbent on an oil drip the same day and scrub with a degreaser. Do not use pool acid on cement pavers: it eats the surface and leaves a pale patch.",
        [
          "A dip that holds water is a message from below. Have it ",
          { text: "lifted and relaid", to: "/services/repairs" },
          " while it is one square metre.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Asked before most driveways",
      layout: "accordion",
      items: [
        {
          question: "How soon may I park on it?",
          answer: [
            "The paving itself carries a car as soon as it is compacted and the joints are full, usually on the day it is finished. The concrete behind the edges is younger than it looks: keep wheels off the outer row for about a week.",
          ],
        },
        {
          question: "My drive slopes down to the garage. Where will the water go?",
          answer: [
            "Into a grated channel across the door, set a little below the pavers and led to a stormwater outlet that lies lower. The last metre before the channel is tilted back if the levels allow it. We measure both before we quote, because the outlet decides whether it works.",
          ],
        },
        {
          question: "May you pave the piece outside my gate?",
          answer: [
            "That piece is road reserve. In Johannesburg any work there, the verge included, needs a wayleave from the roads agency first; estates add their own rules on colour and width. We quote it as a separate item, so the drive inside need not wait.",
          ],
        },
      ],
    },
    {
      kind: "areas",
      heading: "Driveways, from granite sand to turf clay",
      lead: "The same drive often needs another base in Sandton than north of Pretoria. Pick your area to read about its ground.",
    },
    {
      kind: "closing",
      heading: "Measure the drive, then ask",
      text: "Length, width and whether it slopes to the house: that is enough for a first conversation. We come, check levels at gate and garage, and send an itemised quote at no charge.",
      quote: "dialog",
      more: { text: "See driveways in the gallery", to: "/gallery?category=driveway" },
    },
  ],
} satisfies ServicePage;
