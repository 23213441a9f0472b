import * as figures from "../figures.ts";
import type { ServicePage } from "../schema.ts";
import { stripFacts } from "../strip-facts.ts";

export const parking = {
  slug: "parking",
  meta: {
    title: "Parking area paving with bays that never fade",
    description:
      "Parking lots in interlocking block: bays marked in coloured pavers, a base for delivery vans, channels for storms, and phases that keep half the lot open.",
  },
  hero: {
    heading: "Parking where the lines are part of the ground",
    lead: "Paint wears off in a few rainy seasons. A row of darker blocks does not. We set the bays out in the paving itself, on a base that also carries the refuse truck.",
    picture: "interlocking-closeup",
  },
  strip: [stripFacts.price, stripFacts.commercial, stripFacts.workmanship],
  quoteService: "Commercial Paving",
  sections: [
    {
      kind: "intro",
      heading: "From six bays to sixty",
      paragraphs: [
        "Visitors’ bays at a complex, a staff lot behind offices, the forecourt of a clinic, a church ground that fills once a week. The numbers differ, the questions do not. How many cars, which vehicle is the heaviest, and where does the water leave?",
        "A lot is three surfaces in one. Bays stand still, aisles turn, and the entrance takes every wheel that ever comes. We build the entrance strongest and stop paying for strength where nobody turns.",
      ],
      checklist: [
        "Bays marked in contrasting blocks",
        "Herringbone where wheels turn",
        "Stronger base on the truck’s way",
        "Channels and falls drawn before digging",
        "Wheel stops, bollards and kerbs set in concrete",
        "Phased work, half a lot at a time",
      ],
      picture: "interlocking-closeup",
    },
    {
      kind: "prose",
      heading: "Setting out: water first, bays second",
      paragraphs: [
        "Every bay is a roof without gutters. A lot the size of a tennis court sheds thousands of litres in one Highveld cloudburst, so we draw the falls before the bays: at least 1% along and 2% across, towards channels that lie between the rows and not across the walking line.",
        "A bay of about 2.5 by 5 metres is usual, with wider ones for wheelchairs close to the entrance. We then shift the grid until bay lines coincide with block joints. That saves cutting, and it is why the lines come out straight.",
      ],
      steps: [
        "Survey levels and find the outlet; without one there is no plan",
        "Strip and compact the ground; test soft spots with a loaded truck, not with a heel",
        "Build the gravel in layers with a roller, thicker along the truck’s way",
        "Cast kerbs, channels and edge beams; set sleeves for lighting and booms",
        "Screed and lay from the longest straight kerb, coloured rows with it",
        "Compact, sand the joints, pin the wheel stops, open to traffic",
      ],
    },
    {
      kind: "layers",
      heading: "Cars by day, a compactor truck on Tuesdays",
      traffic: "trucks",
      differences: [
        {
          part: "sub-base",
          text: "Where only cars drive, 100 to 150 mm of gravel without cement is usually enough.",
        },
        { part: "pavers", text: "The bays for cars have 60 mm." },
      ],
      paragraphs: [
        "One refuse truck does more to a pavement than thousands of cars. Where it drives, the drawing applies: often 150 mm or more of cement-stabilised gravel, designed by an engineer, thin sand, and blocks thicker than those in the bays.",
        "Where only cars go, 100 to 150 mm of gravel is usually enough under 60 mm blocks. The two bases meet under a channel or a header course, where a small difference in settlement does no harm.",
      ],
    },
    {
      kind: "patterns",
      heading: "One pattern to park on, one to turn on",
      lead: "Changing the pattern tells drivers where they are, without a sign.",
      items: [
        {
          pattern: "herringbone",
          title: "Herringbone in the aisles",
          description:
            "Takes turning and braking from any side. At the entrance and at each corner it is not a matter of taste.",
        },
        {
          pattern: "stretcher",
          title: "Stretcher bond in the bays",
          description:
            "Cars roll in and stand. Rows run across the bay, and the coloured line is simply one more row.",
        },
        {
          pattern: "basket-weave",
          title: "Basket weave on islands",
          description:
            "For the strip with the pay point, the bench and the tree, where only feet go.",
        },
      ],
    },
    {
      kind: "materials",
      heading: "Blocks, lines and stops",
      lead: "Few materials, all of them easy to buy again when a car takes out a corner.",
      items: [
        {
          title: "Interlocking blocks",
          description:
            "For entrance and aisles: shaped on all sides, made to SANS 1058, and thick enough for the heaviest visitor.",
        },
        {
          title: "Cement bricks in two colours",
          description: "Grey for the field, charcoal or red for lines, arrows and bay numbers.",
        },
        {
          title: "Clay pavers",
          description:
            "Where a lot adjoins a brick building. Oil shows less on them than on pale cement.",
        },
        {
          title: "Barrier and mountable kerbs",
          description:
            "Barrier kerbs to protect beds and walls; mountable ones where a fire engine must cross.",
        },
        {
          title: "Wheel stops and bollards",
          description:
            "Pinned or footed in concrete. One stop saves a wall, a downpipe and an argument.",
        },
        {
          title: "Channels and gratings",
          description:
            "Rated for the axle that crosses them, and set just below the blocks so that water finds them.",
        },
      ],
    },
    {
      kind: "guide",
      heading: "Budget and programme",
      lead: "Big, open lots cost less per square metre than small ones, since machines can work. Ramps, islands, poor ground and night shifts push the other way.",
      rows: [
        {
          label: "Price guide",
          value: figures.pricePerSquareMetre,
          note: "For paving on a car base. A truck base is designed and priced as its own line.",
        },
        {
          label: "Duration",
          value: figures.commercialDuration,
          note: "For a commercial site; more if it stays half open throughout.",
        },
        {
          label: "Workmanship",
          value: figures.workmanshipWarranty,
          note: "On base, levels, kerbs and laying.",
        },
        {
          label: "Materials",
          value: figures.materialWarranty,
          note: "The maker’s, by product.",
        },
        {
          label: "Quote valid",
          value: figures.quoteValidity,
          note: "Time enough for trustees or a landlord to decide.",
        },
      ],
    },
    {
      kind: "pictures",
      heading: "Kerb, entrance and yard",
      pictures: ["complex-street", "retail-dusk", "office-forecourt"],
    },
    {
      kind: "areas",
      heading: "Parking paved across Gauteng",
      lead: "Where a lot may stand on dolomite, every litre from it must reach a pipe. The area pages say where that is likely.",
    },
    {
      kind: "prose",
      heading: "A lot needs a broom and one walk a year",
      paragraphs: [
        "Empty the channels before October, when the storms begin. Sweep grit away: under tyres it grinds the face off a block. Oil under a regular’s bay wants absorbent now and a degreaser later; three or four blocks can also just be swapped.",
        "Once a year, walk the aisles after rain. A puddle that was not there last year marks a base that is getting wet. Opened early, that is a morning’s work.",
      ],
    },
    {
      kind: "questions",
      heading: "Asked by trustees and landlords",
      layout: "accordion",
      items: [
        {
          question: "How many bays will fit on our ground?",
          answer: [
            "As a first estimate, divide the square metres by 25 to 30: that counts each bay with its share of the aisle. The shape decides the rest. A strip too narrow for two rows and an aisle wastes much of its area, and bays set at an angle can win some of it back.",
          ],
        },
        {
          question: "Can cars keep parking while you work?",
          answer: [
            "On part of it. We pave half, hand it over and move across. The half being built must be free of cars day and night, for an open edge cannot bear a wheel. Tell us your full days, such as month end or Sunday, and we plan around them.",
          ],
        },
        {
          question: "Do block lines show as well as paint?",
          answer: [
            "By day, a dark row in pale blocks shows well and goes on doing so. At night, under poor lights, paint with glass beads is brighter. Some owners use both: blocks for the bays, paint for arrows and wheelchair symbols.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Count your cars, we count the blocks",
      text: "Tell us bays, heaviest vehicle and the hours you need kept free. We inspect the ground without charge and send a quote with phases and quantities you can check.",
      quote: "dialog",
      more: { text: "All commercial paving", to: "/services/commercial" },
    },
  ],
} satisfies ServicePage;
