import type { ServicePage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { permeableDifferences } from "../interface/pavement-layers.ts";
import { asDriveway, stripFacts } from "../strip-facts.ts";

export const ecoFriendly = {
  slug: "eco-friendly",
  meta: {
    title: "Eco-friendly paving, with the dolomite question first",
    description:
      "Reclaimed pavers, shade, less hard surface and permeable paving, and the caution that comes first in Gauteng: on dolomite, rain is led away, not soaked in.",
  },
  hero: {
    heading: "Greener paving starts with the ground below it",
    lead: "The usual advice is to let rain soak in. In Gauteng we first ask whether the ground may be dolomitic. Even there, paving can save water and reuse old bricks.",
    picture: "concrete-slabs-pebbles",
  },
  strip: [stripFacts.price, stripFacts.quote, stripFacts.workmanship],
  quoteService: "Other",
  blocks: [
    {
      kind: "intro",
      heading: "What saves money and water on any ground",
      paragraphs: [
        "The most eco-friendly choice is to pave less. Before we price a wide driveway, we show you what two wheel tracks or a narrower turning space would save. Less paving costs less, sheds less water and is cooler in January.",
        "After that, we look at what is already there. Old clay bricks can often be cleaned and relaid. Broken concrete can be crushed and used as fill under new gravel, where the engineer or the load allows it.",
      ],
      checklist: [
        "Pave only what is walked or driven on",
        "Lift, clean and relay sound old pavers",
        "Patterns that need few cuts",
        "Pale surfaces that stay cooler",
        "Open soil around every trunk",
        "Rain from paving led to a tank",
      ],
      picture: "crazy-paving-stone",
    },
    {
      kind: "planner",
      heading: "Draw a smaller hard surface",
      lead: "Enter only what has to be paved and see what it comes to. Where the ground may be dolomitic, water must be led away, so permeable paving needs a geotechnical opinion first, an engineer’s report on the ground.",
      presets: ["eco-driveway", "patio", "path"],
      work: "residential",
    },
    {
      kind: "wide-picture",
      heading: "Less hard surface, more garden",
      text: "A planted square metre costs nothing to pave, and it drains itself.",
      picture: "garden-path-clay",
    },
    {
      kind: "details",
      heading: "How greener paving is built",
      lead: "Start with the ground, then choose the surface.",
      rows: [
        {
          kind: "guide",
          heading: "What it costs to pave greener",
          lead: "A smaller area, old bricks and fewer cuts save money. Permeable paving costs more, because it is dug deeper and filled with clean stone. It also needs a geotechnical opinion first, and is ruled out where the ground may be dolomitic.",
          rows: [
            {
              label: "Price guide",
              value: figures.pricePerSquareMetre,
              note: "For closed paving. Relaying your own bricks saves material and adds hours for cleaning.",
            },
            {
              label: "Duration",
              value: asDriveway,
              note: "Sorting old bricks or digging deeper takes longer.",
            },
            {
              label: "Materials",
              value: figures.materialWarranty,
              note: "From the manufacturers of new pavers. Reclaimed pavers have none.",
            },
            {
              label: "Re-sealing",
              value: figures.resealing,
              note: "For sealed, closed paving. Permeable joints are never sealed.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Dolomite first: where rain must not soak in",
          paragraphs: [
            "About a quarter of Gauteng lies on dolomite, a rock that water slowly dissolves. Sinkholes there come mostly from leaking pipes and stormwater let loose into the ground. Centurion is known for it; parts of the West Rand and of Ekurhuleni have it too.",
            "So one rule applies to everything on this page. Where the ground may be dolomitic, water must be led away, not soaked in, and a geotechnical opinion comes before permeable paving. If nobody can give that opinion, we lay closed paving with channels, and with falls, slopes that lead the rain to them.",
          ],
        },
        {
          kind: "prose",
          heading: "How permeable paving is built, where it is allowed",
          paragraphs: [
            "On ground that a geotechnical opinion has cleared, permeable paving is built differently. There is no fine sand. Rain runs through joints filled with small clean stone, through a bed of the same, into a deep layer of coarse stone with voids, and from there slowly into the soil.",
            "The common faults are soil from a flower bed washed into the joints, sand swept into them by mistake, and no overflow for a big storm.",
          ],
          steps: [
            "Have the ground assessed; stop here if dolomite is possible",
            "Measure how fast water leaves a test hole in your soil",
            "Dig deeper than for normal paving, and keep the bottom level in steps on a slope",
            "Line it with a fabric that lets water through and holds soil back",
            "Fill with clean stone, coarse below and fine above, without dust",
            "Lay pavers with spacers, fill the joints with grit, connect the overflow",
          ],
        },
        {
          kind: "layers",
          heading: "Closed paving, and what changes when it is permeable",
          traffic: "cars",
          differences: permeableDifferences,
          paragraphs: [
            "The drawing shows closed paving: firm ground, dense gravel, thin sand, pavers, sanded joints, and a fall that carries rain off the top. On ground that may be dolomitic, this is the section to build, with every channel joined to a pipe.",
            "Permeable paving, once a geotechnical opinion allows it, swaps three of these layers. Dense gravel becomes open stone, sand becomes grit, and the joint stays open.",
          ],
        },
        {
          kind: "materials",
          heading: "Materials with a smaller footprint",
          lead: "Some reuse old material, some stay cooler, and some let rain through. The last need a geotechnical opinion first, and are not for ground that may be dolomitic.",
          items: [
            {
              title: "Reclaimed clay brick",
              description:
                "Used a second time instead of thrown away. We sort the bricks by thickness, because a mixed pallet makes an uneven surface.",
            },
            {
              title: "Pale cement pavers",
              description:
                "They reflect more sun than charcoal ones, so the yard and the rooms beside it warm up less.",
            },
            {
              title: "Local stone",
              description:
                "South African quartzite or sandstone instead of granite from overseas. Irregular pieces waste the least.",
            },
            {
              title: "Slabs with pebble joints",
              description:
                "Wide joints soften a large surface. On doubtful ground the pebbles lie over a drained, closed bed.",
            },
            {
              title: "Permeable pavers",
              description:
                "Made with spacers and wide joints. Only after a geotechnical opinion, and never where dolomite is possible.",
            },
            {
              title: "Grass blocks",
              description:
                "Concrete cells with turf, for parking used now and then. They soak rain in, so the same caution holds.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Looking after open joints and old bricks",
          paragraphs: [
            "Permeable paving, where a geotechnical opinion has allowed it, clogs from the top. Keep soil and compost off it, sweep blossom before it rots, and every few years have the upper grit sucked out and replaced. If puddles stay, the joints are full. Where ground may be dolomitic, do not open closed joints to “help” the drains.",
            "Reclaimed brick only needs sand in its joints. Lime from old mortar may show as a white bloom in the first wet season. It brushes off.",
          ],
        },
      ],
    },
    {
      kind: "questions",
      heading: "Questions about dolomite and rainwater",
      lead: "Our area pages say what the ground is like, and where there may be dolomite.",
      links: [{ text: "Find your area", to: "/areas-we-serve" }],
      layout: "accordion",
      items: [
        {
          question: "How do I find out whether I am on dolomite?",
          answer: [
            "Start with the documents: the geotechnical report made for your house or estate, and what the municipality’s building office holds for your stand. If neither settles it, an engineering geologist can. Until someone qualified has confirmed it, we treat the ground as dolomitic and lead the water away.",
          ],
        },
        {
          question: "Are gravel or pebble joints safe on dolomite?",
          answer: [
            "For looks, yes. For drainage, no. We can set slabs on a closed bed with falls and a drain, and put pebbles in shallow joints on top. The water then leaves through a pipe. Anything that sends rain into ground that may be dolomitic needs a geotechnical opinion first.",
          ],
        },
        {
          question: "Can I catch the rain that falls on my paving?",
          answer: [
            "Yes, on every kind of ground. Channels lead it through a grit trap into a tank, and the overflow goes to the stormwater outlet. You can use it in the garden but not drink it, because water off a driveway carries oil and dust.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Ask us about your ground first",
      text: "Tell us where you are and what matters most to you: saving rainwater, a cooler yard or reusing your bricks. We look at the site and tell you what must be checked before we pave.",
      quote: "dialog",
      more: { text: "Find the note on your area", to: "/areas-we-serve" },
    },
  ],
} satisfies ServicePage;
