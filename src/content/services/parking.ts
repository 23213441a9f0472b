import type { ServicePage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { stripFacts } from "../strip-facts.ts";

export const parking = {
  slug: "parking",
  meta: {
    title: "Parking area paving with bays marked in block",
    description:
      "Parking lots in interlocking block: bays marked in coloured pavers, a base for delivery vans, channels for storms, and phases that keep half the lot open.",
  },
  hero: {
    heading: "Parking with bay lines built into the paving",
    lead: "Paint wears off in a few rainy seasons, but a row of darker blocks does not. We mark the bays in the paving itself, on a base that also carries the refuse truck.",
    picture: "parking-bays",
  },
  strip: [stripFacts.price, stripFacts.commercial, stripFacts.workmanship],
  quoteService: "Commercial Paving",
  blocks: [
    {
      kind: "intro",
      heading: "From six bays to sixty",
      paragraphs: [
        "We pave visitors’ bays at complexes, staff parking behind offices, clinic forecourts and church grounds. We always ask the same questions: how many cars, which vehicle is the heaviest, and where can the water go?",
        "A parking area is three surfaces in one. Cars stand in the bays, turn in the aisles, and all of them use the entrance. We build the entrance strongest, so you do not pay for extra strength in the bays.",
      ],
      checklist: [
        "Bays marked in contrasting blocks",
        "Patterns that interlock where wheels turn",
        "Stronger base on the truck route",
        "Channels and falls (slopes for the rain) drawn first",
        "Wheel stops, bollards and kerbs set in concrete",
        "Phased work, half the area at a time",
      ],
      picture: "interlocking-closeup",
    },
    {
      kind: "planner",
      heading: "Draw your parking area",
      lead: "Enter the size of the parking area and what drives on it. The drawing shows the pattern to scale, with a guide price for cars.",
      presets: ["twenty-bays", "four-bays", "two-car"],
      work: "commercial",
    },
    {
      kind: "wide-picture",
      heading: "No cars in front of the doors",
      text: "Bollards, and a darker row in the paving, show drivers where the walkway begins.",
      picture: "retail-dusk",
    },
    {
      kind: "details",
      heading: "How we build a parking area",
      lead: "Layers, patterns and materials, and what keeps the bays dry.",
      rows: [
        {
          kind: "guide",
          heading: "Budget and programme",
          lead: "Big, open areas cost less per square metre than small ones, because machines can do more of the work. Ramps, islands, poor ground and night shifts cost more.",
          rows: [
            {
              label: "Price guide",
              value: figures.pricePerSquareMetre,
              note: "For paving on a car base. A truck base is designed and priced separately.",
            },
            {
              label: "Duration",
              value: figures.commercialDuration,
              note: "For a commercial site. Longer if half of it stays open throughout.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Setting out: drainage first, then the bays",
          paragraphs: [
            "A parking area sheds water like a roof. One the size of a tennis court sheds thousands of litres in one Highveld cloudburst, so we draw the falls before the bays: at least 1% along and 2% across, towards channels that lie between the rows and not across the walking line.",
            "A bay of about 2.5 by 5 metres is usual, with wider ones for wheelchairs close to the entrance. We then shift the grid until bay lines coincide with block joints. That saves cutting and keeps the lines straight.",
          ],
          steps: [
            "Survey the levels and find an outlet for the water",
            "Strip and compact the ground; test soft spots with a loaded truck",
            "Build the gravel in layers with a roller, thicker along the truck route",
            "Cast kerbs, channels and edge beams; set sleeves for lighting and booms",
            "Draw the sand flat and lay from the longest straight kerb, coloured rows included",
            "Compact, sand the joints, pin the wheel stops, open to traffic",
          ],
        },
        {
          kind: "layers",
          heading: "Cars every day, a refuse truck every week",
          traffic: "trucks",
          differences: [
            {
              layer: "sub-base",
              text: "Where only cars drive, 100 to 150 mm of gravel without cement is usually enough.",
            },
            { layer: "pavers", text: "The bays for cars have 60 mm." },
          ],
          paragraphs: [
            "One refuse truck wears paving more than thousands of cars. Where it drives, we build as in the drawing: often 150 mm or more of gravel bound with cement, designed by an engineer, thin sand, and blocks thicker than those in the bays.",
            "Where only cars go, 100 to 150 mm of gravel is usually enough under 60 mm blocks. The two bases meet under a channel or a row of edge pavers, where a small difference in settlement does no harm.",
          ],
        },
        {
          kind: "patterns",
          heading: "Patterns for bays and aisles",
          lead: "A change of pattern shows drivers where the bays are.",
          items: [
            {
              pattern: "herringbone",
              title: "Herringbone in the aisles",
              description:
                "Takes turning and braking from any side. Use it at the entrance and at each corner too.",
            },
            {
              pattern: "stretcher",
              title: "Stretcher bond in the bays",
              description:
                "Cars drive in slowly and stand. The rows run across the bay, and the coloured line is one more row.",
            },
            {
              pattern: "basket-weave",
              title: "Basket weave on islands",
              description:
                "For islands with a pay point, a bench or a tree, where people only walk.",
            },
          ],
        },
        {
          kind: "materials",
          heading: "Blocks, lines and stops",
          lead: "We use standard materials that are easy to buy again when a corner is damaged.",
          items: [
            {
              title: "Interlocking blocks",
              description:
                "For entrance and aisles: shaped on all sides, made to SANS 1058, and thick enough for the heaviest vehicle.",
            },
            {
              title: "Cement bricks in two colours",
              description:
                "Grey for the surface, charcoal or red for lines, arrows and bay numbers.",
            },
            {
              title: "Clay pavers",
              description:
                "For parking beside a brick building. Oil shows less on them than on pale cement.",
            },
            {
              title: "Barrier and mountable kerbs",
              description:
                "Barrier kerbs to protect beds and walls; mountable ones where a fire engine must cross.",
            },
            {
              title: "Wheel stops and bollards",
              description: "Pinned or footed in concrete. They protect walls and downpipes.",
            },
            {
              title: "Channels and gratings",
              description:
                "Rated for the axle that crosses them, and set just below the blocks so that water runs into them.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Looking after a parking area",
          paragraphs: [
            "Empty the channels before October, when the storms begin. Sweep grit away, because under tyres it wears the face of the blocks. Put absorbent on fresh oil and scrub with a degreaser. Badly stained blocks can be swapped.",
            "Once a year, walk the aisles after rain. A new puddle shows that the base is getting wet. Repaired early, it is a small job.",
          ],
        },
      ],
    },
    {
      kind: "questions",
      heading: "Questions from trustees and landlords",
      lead: "Where there may be dolomite, all the water must be led away in a pipe. The area pages say where that is likely.",
      links: [{ text: "Find your area", to: "/areas-we-serve" }],
      layout: "accordion",
      items: [
        {
          question: "How many bays will fit on our ground?",
          answer: [
            "As a first estimate, divide the square metres by 25 to 30: that counts each bay with its share of aisle and entrance. Two full rows along one aisle take 20. The shape decides the rest. A strip too narrow for two rows and an aisle wastes much of its area, and bays set at an angle can win some of it back.",
          ],
        },
        {
          question: "Can cars keep parking while you work?",
          answer: [
            "On part of it. We pave half, hand it over and move across. The half being built must be free of cars day and night, because an open edge cannot carry a wheel. Tell us your full days, such as month-end or Sundays, and we plan around them.",
          ],
        },
        {
          question: "Do block lines show as well as paint?",
          answer: [
            "By day, a dark row in pale blocks shows well and does not wear off. At night, under poor lights, paint with glass beads is brighter. Some owners use both: blocks for the bays, paint for arrows and wheelchair symbols.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Tell us how many cars you need to park",
      text: "Tell us the number of bays, the heaviest vehicle and the hours when you need it open. We inspect the ground without charge and send a quote with phases and quantities you can check.",
      quote: "dialog",
      more: { text: "All commercial paving", to: "/services/commercial" },
    },
  ],
} satisfies ServicePage;
