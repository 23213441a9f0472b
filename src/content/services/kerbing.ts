import * as figures from "../figures.ts";
import type { ServicePage } from "../schema.ts";
import { stripFacts } from "../strip-facts.ts";

export const kerbing = {
  slug: "kerbing",
  meta: {
    title: "Kerbing and edging that hold paving together",
    description:
      "Barrier, mountable and flush kerbs, channels and garden edging: bedded and haunched in concrete before the paving, true to line, with falls that drain.",
  },
  hero: {
    heading: "The kerb goes in first and holds for good",
    lead: "Paving wants to spread. Every wheel pushes it outward a little, and the only thing that pushes back is its edge. That is why we set the kerb before the first paver, not after the last.",
    picture: "curved-kerb-street",
  },
  strip: [
    {
      label: "Paving beside a kerb, as a guide; the site visit decides",
      value: figures.pricePerSquareMetre,
    },
    stripFacts.driveway,
    stripFacts.workmanship,
  ],
  quoteService: "Other",
  sections: [
    {
      kind: "intro",
      heading: "Three jobs for one strip of concrete",
      paragraphs: [
        "A kerb keeps the paving in, keeps wheels out, and shows water the way. Not every edge needs all three. A lawn path wants only the first; a parking lot wants them all.",
        "So we ask what meets at the edge: lawn, bed, wall or road. Then the height follows: flush for the mower, sloped for the fire engine, upright against the careless driver.",
      ],
      checklist: [
        "Concrete bed below, haunch behind",
        "Line and level by string, curves by eye",
        "Short pieces on tight curves",
        "Dropped kerbs for prams and wheelchairs",
        "Channel graded at 1% or more",
      ],
      picture: "kerb-and-gutter",
    },
    {
      kind: "materials",
      heading: "Six edges and where each belongs",
      lead: "Precast kerbs are usually specified to SANS 927. Garden edges may be anything that stands firm in concrete.",
      items: [
        {
          title: "Barrier kerb",
          description:
            "Upright face that a tyre feels. For parking, roads and wherever cars must stay off a bed or wall.",
        },
        {
          title: "Mountable kerb",
          description:
            "Sloped, to be driven over slowly. For estate roads, where every stand needs its own way in.",
        },
        {
          title: "Kerb and channel",
          description:
            "A kerb with a concrete gutter at its foot. It carries storm water along the edge to the inlet.",
        },
        {
          title: "Flush edging",
          description:
            "Top level with paving and lawn. Invisible, kind to mowers, and enough for most drives and paths.",
        },
        {
          title: "Brick on edge",
          description:
            "A soldier course in the paving’s own clay or cement brick, bedded and haunched like any kerb.",
        },
        {
          title: "Cobbles and stone setts",
          description:
            "One or two rows in concrete. They turn through tight curves without a single cut.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "From trench to true line",
      paragraphs: [
        "Sight along a good kerb and nothing catches the eye. A few millimetres up or down do, most of all in evening light. So we set pegs closer than seems needed, string the top edge, and lay to the string with a rubber mallet.",
        "What cannot be seen matters more. Each kerb sits in wet concrete on a compacted base, not on soil, and gets a haunch of concrete behind it while the bed is still fresh. Bed and back then set as one piece, and a bumper cannot roll it over.",
      ],
      steps: [
        "Cut the trench wider than the kerb, down to firm ground",
        "Compact the bottom, and let the paving’s gravel run on beneath the kerb",
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
          part: "kerb",
          text: "The part that this page is about. It stands on the gravel of the paving beside it.",
        },
      ],
      paragraphs: [
        "In the drawing, the kerb’s concrete stands on the same compacted gravel as the sand and the pavers. If the gravel stops short of the edge, the outer wheel tips the kerb outward and the last three rows follow.",
        "The haunch takes root room from the bed behind, and plants will tell you so. We keep it low and steep, and the soil over it deep enough for grass.",
      ],
    },
    {
      kind: "prose",
      heading: "Why kerbs lean, crack and part",
      paragraphs: [
        "Leaning comes from a missing haunch. Cracking comes from a bed that was placed in lumps, with air between, so the kerb bridges a gap until a truck climbs it. Parting on curves comes from straight pieces forced round a bend; we use short ones, or cut them to a taper.",
        "Then there is water behind the kerb. On a slope it runs down the bed, looks for a gap and washes the sand out from below the paving. An outlet through the kerb at the low point costs little and saves the edge.",
      ],
    },
    {
      kind: "patterns",
      heading: "How paving meets its kerb",
      lead: "The row along the kerb decides whether an edge looks finished. None of these leaves a sliver.",
      items: [
        {
          pattern: "stack",
          title: "Header course",
          description:
            "One row of whole bricks, square to the kerb. It takes the cuts of the field behind it out of sight.",
        },
        {
          pattern: "stretcher",
          title: "Stretcher along the edge",
          description:
            "A single row parallel to the kerb. The slim choice for paths, and easy to bend round a curve.",
        },
        {
          pattern: "herringbone",
          title: "Herringbone into a border",
          description:
            "Its zigzag ends must be cut. A border first, then the herringbone trimmed to it with a wet saw.",
        },
      ],
    },
    {
      kind: "pictures",
      heading: "Brick edge, border course, kerb in lawn",
      pictures: ["estate-entrance", "complex-street", "garden-walkway-stone"],
    },
    {
      kind: "guide",
      heading: "What moves the price of an edge",
      lead: "Kerbs are measured by the running metre and stand on a line of their own in the quote. Curves, dropped pieces and old concrete to break out raise it; long straight runs lower it.",
      rows: [
        {
          label: "Paving beside it",
          value: figures.pricePerSquareMetre,
          note: "The guide for the area that the kerb holds. The kerb itself is quoted per metre after we have measured.",
        },
        {
          label: "Time for a whole driveway",
          value: figures.drivewayDuration,
          note: "Its edges included. Kerbs go in first, and their concrete needs rest before we pave.",
        },
        {
          label: "Commercial sites",
          value: figures.commercialDuration,
          note: "Kerbs, channels and paving together.",
        },
        {
          label: "Workmanship",
          value: figures.workmanshipWarranty,
          note: "On line, level, bed and haunch.",
        },
        {
          label: "Re-sealing",
          value: figures.resealing,
          note: "For the paving, if it is sealed. A concrete kerb needs no sealer.",
        },
      ],
    },
    {
      kind: "questions",
      heading: "Kerb questions we hear at the gate",
      layout: "accordion",
      items: [
        {
          question: "Precast or cast on site?",
          answer: [
            "Precast pieces are dense, even and can be replaced one by one, so they suit drives, lots and repairs. A kerb cast on site follows any curve and has few joints, but a crack in it stays. For most private work we advise precast, or a brick edge.",
          ],
        },
        {
          question: "Will you lower the street kerb at my entrance?",
          answer: [
            "That kerb belongs to the road, not to the house. In Johannesburg it needs a wayleave from the roads agency before anyone touches it, and other municipalities have their own procedure. We build up to your boundary meanwhile, at the height the entrance will have.",
          ],
        },
        {
          question: "Can I have paving with no visible edge at all?",
          answer: [
            "Yes. The outer row is bedded on concrete, with a haunch that stops below the turf, so that lawn grows right up to the paver. It holds feet and cars. It will not hold a truck that cuts the corner; there, a kerb should show.",
          ],
        },
      ],
    },
    {
      kind: "prose",
      heading: "Little care, but not none",
      paragraphs: [
        "Trim the lawn back from the channel and clear leaves before the first storms. Fill an open joint with mortar before ants and water find it. When a kerb has been hit and rocks, have it reset soon: the paving behind it has already begun to move.",
      ],
    },
    {
      kind: "areas",
      heading: "Kerbs on slopes, estates and flat land",
      lead: "Ridge suburbs need channels, estates have rules about height and colour. Look up what applies around you.",
    },
    {
      kind: "closing",
      heading: "Pace out the edge",
      text: "A rough count of metres, straight and curved, is enough to begin. We measure on site, see what stands behind the edge, and quote kerb, channel and paving separately. No obligation.",
      quote: "dialog",
      more: { text: "Loose kerb? See paving repairs", to: "/services/repairs" },
    },
  ],
} satisfies ServicePage;
