import type { ServicePage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { asDriveway, stripFacts } from "../strip-facts.ts";

export const kerbing = {
  slug: "kerbing",
  meta: {
    title: "Kerbing and edging that hold paving together",
    description:
      "Barrier, mountable and flush kerbs, channels and garden edging: bedded and haunched in concrete before the paving, true to line, with falls that drain.",
  },
  hero: {
    heading: "Kerbs that hold the paving in place",
    lead: "Every wheel pushes the paving outward a little, and only the kerb stops it from spreading. That is why we set the kerb before we lay the first paver.",
    picture: "curved-kerb-street",
  },
  strip: [
    {
      label: "Paving beside a kerb, as a guide",
      value: figures.pricePerSquareMetre,
    },
    stripFacts.quote,
    stripFacts.workmanship,
  ],
  quoteService: "Other",
  blocks: [
    {
      kind: "intro",
      heading: "What a kerb does",
      paragraphs: [
        "A kerb keeps the paving in, keeps wheels out, and carries water to the drain. A garden path needs only the first. A parking lot needs all three.",
        "So we ask what lies beyond the edge: lawn, bed, wall or road. That decides the height: flush for a mower, sloped for a fire engine, upright where cars must stay off.",
      ],
      checklist: [
        "Concrete bed below, and a haunch (a wedge of concrete) behind",
        "Line and level by string, curves by eye",
        "Short pieces on tight curves",
        "Dropped kerbs for prams and wheelchairs",
        "Channel with a fall of 1% or more",
      ],
      picture: "kerb-and-gutter",
    },
    {
      kind: "planner",
      heading: "Draw the paving inside the kerb",
      lead: "Enter the size of the paving. The planner counts the metres of edge for you; a plain edge course is in the upper end of the guide, a kerb is quoted per metre.",
      presets: ["edged-driveway", "turning-circle", "path"],
      work: "residential",
    },
    {
      kind: "wide-picture",
      heading: "The pavers come last",
      text: "A kerb takes the push of every wheel. We cast its bed and its haunch before the first paver.",
      picture: "laying-in-progress",
    },
    {
      kind: "details",
      heading: "How we set kerbs",
      lead: "Kinds of kerb, what holds them up and what they cost.",
      rows: [
        {
          kind: "guide",
          heading: "What kerbing costs",
          lead: "Kerbs are measured by the running metre and are a separate item in the quote. Curves, dropped kerbs and old concrete to break out cost more. Long straight runs cost less.",
          rows: [
            {
              label: "Paving beside it",
              value: figures.pricePerSquareMetre,
              note: "The guide for the area inside, its upper end with a plain edge course. A kerb is quoted per metre after we have measured.",
            },
            {
              label: "Duration",
              value: asDriveway,
              note: "Kerbs included. They go in first, and their concrete must harden before we pave.",
            },
            {
              label: "Commercial sites",
              value: figures.commercialDuration,
              note: "Kerbs, channels and paving together.",
            },
          ],
        },
        {
          kind: "materials",
          heading: "Six kinds of kerb and where to use each",
          lead: "Precast kerbs are usually specified to SANS 927. Garden edges can be any material that can be set in concrete.",
          items: [
            {
              title: "Barrier kerb",
              description:
                "An upright face that stops tyres. For parking, roads and wherever cars must stay off a bed or wall.",
            },
            {
              title: "Mountable kerb",
              description:
                "Sloped, to be driven over slowly. For estate roads, where every stand needs its own way in.",
            },
            {
              title: "Kerb and channel",
              description:
                "A kerb with a concrete gutter at its foot. It carries stormwater along the edge to the inlet.",
            },
            {
              title: "Flush edging",
              description:
                "Top level with paving and lawn. It hardly shows, it is easy to mow over, and it is enough for most driveways and paths.",
            },
            {
              title: "Brick on edge",
              description:
                "A soldier course, a row of bricks square to the edge, in the same clay or cement as the paving, bedded and haunched like any kerb.",
            },
            {
              title: "Cobbles and stone setts",
              description:
                "One or two rows of small stone blocks in concrete. They follow tight curves without cutting.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "How we lay a kerb",
          paragraphs: [
            "A kerb that is a few millimetres out of line shows, most of all in evening light. So we set the pegs close together, string the top edge, and lay to the string with a rubber mallet.",
            "The concrete below matters more. Each kerb sits in wet concrete on a compacted base, not on soil, and gets a haunch of concrete behind it while the bed is still fresh. Bed and haunch then set as one piece, and a bumper cannot push the kerb over.",
          ],
          steps: [
            "Cut the trench wider than the kerb, down to firm ground",
            "Compact the bottom, and let the paving’s gravel continue under the kerb",
            "Place a bed of stiff concrete and set each piece to the string",
            "Leave narrow, even joints, with soft ones every few metres in long runs",
            "Haunch the back to about two thirds of the height, below the turf line",
            "Let it harden before the first paver is pressed against it",
          ],
        },
        {
          kind: "layers",
          heading: "Where the kerb stands in the layers",
          traffic: "cars",
          differences: [
            {
              layer: "kerb",
              text: "The part that this page is about. It stands on the gravel of the paving beside it.",
            },
          ],
          paragraphs: [
            "In the drawing, the kerb’s concrete stands on the same compacted gravel as the sand and the pavers. If the gravel stops short of the edge, the outer wheel tips the kerb outward and the last rows come loose.",
            "The haunch takes up space for roots in the bed behind it. We keep it low and steep, so the soil over it is deep enough for grass.",
          ],
        },
        {
          kind: "prose",
          heading: "Why kerbs fail, and how to look after them",
          paragraphs: [
            "A kerb leans when it has no haunch. It cracks when the bed was placed in lumps with gaps between, and a truck drives over it. It opens on curves when straight pieces were forced around a bend. We use short pieces there, or cut them to a taper.",
            "Water behind the kerb does damage too. On a slope it runs along the bed, finds a gap and washes out the sand below the paving. An outlet through the kerb at the low point prevents that.",
            "Clear leaves from the channel before the first storms, and fill an open joint with mortar before ants and water get in. Have a kerb that has been hit reset soon, because the paving behind it begins to move.",
          ],
        },
        {
          kind: "patterns",
          heading: "How paving meets its kerb",
          lead: "The row along the kerb makes an edge look finished. None of these leaves thin slivers.",
          items: [
            {
              pattern: "stack",
              title: "Soldier course",
              description:
                "One row of whole bricks, square to the kerb. The cuts of the paving behind it hardly show.",
            },
            {
              pattern: "stretcher",
              title: "Stretcher course",
              description:
                "A single row parallel to the kerb. The narrow choice for paths, and easy to lay along a curve.",
            },
            {
              pattern: "herringbone",
              title: "Herringbone into a border",
              description:
                "Its zigzag ends must be cut. We lay a border first, then trim the herringbone to it with a wet saw.",
            },
          ],
        },
      ],
    },
    {
      kind: "questions",
      heading: "Questions about kerbs",
      lead: "Ridge suburbs need channels, and estates have rules about height and colour. Look up what applies in your area.",
      links: [{ text: "Find your area", to: "/areas-we-serve" }],
      layout: "accordion",
      items: [
        {
          question: "Precast or cast on site?",
          answer: [
            "Precast pieces are dense, even and can be replaced one by one, so they suit driveways, parking areas and repairs. A kerb cast on site follows any curve and has few joints, but a crack in it stays. For most private work we advise precast, or a brick edge.",
          ],
        },
        {
          question: "Will you lower the street kerb at my entrance?",
          answer: [
            "That kerb is part of the road. In Johannesburg nobody may touch it before the roads agency grants a wayleave, its permission to dig, and other municipalities have their own procedure. In the meantime we pave up to your boundary, at the height of the future entrance.",
          ],
        },
        {
          question: "Can I have paving with no visible edge at all?",
          answer: [
            "Yes. The outer row is bedded on concrete, with a haunch that stops below the turf, so lawn grows right up to the paver. It holds feet and cars. It will not hold a truck that cuts the corner. There you need a visible kerb.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Pace out the length of the edge",
      text: "A rough count of metres, straight and curved, is enough to begin. We measure on site, look at what is behind the edge, and quote kerb, channel and paving separately. There is no obligation.",
      quote: "dialog",
      more: { text: "Loose kerb? See paving repairs", to: "/services/repairs" },
    },
  ],
} satisfies ServicePage;
