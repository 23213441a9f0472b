import type { PlainPage } from "../content-schema/page-schema.ts";
import * as figures from "./figures.ts";
import { withPriceItems } from "./guide-price-items.ts";
import { offerInText } from "./offer.ts";
import { toConfirm } from "./promises.ts";
import { quoteChecklist } from "./quote-checklist.ts";
import { specifiedButtons, specifiedHeadings } from "./specified-texts.ts";

export const faq = {
  meta: {
    title: "Paving questions: cost, time, warranty and care",
    description:
      "What paving costs per square metre, how long it takes and lasts, when you need council approval, and what to do about stains and broken pavers.",
  },
  heading: "Paving questions, answered",
  lead: "What paving costs, how long it takes, what can go wrong and who puts it right.",
  socialPicture: "interlocking-closeup",
  blocks: [
    {
      kind: "faq",
      items: [
        {
          id: "timeline",
          question: "How long does a paving project take?",
          answer: [
            `A residential driveway takes ${figures.faqDrivewayDuration}; a small one can take 2. Commercial work takes ${figures.faqCommercialDuration}, most sites ${figures.commercialDuration}, and industrial yards ${figures.industrialDuration}, often in phases so that part of the site stays open.`,
            "Digging out and compacting take longer than laying. Rain can add days between October and March, because a soaked base cannot be compacted. Your quote says how long we expect yours to take.",
          ],
        },
        {
          id: "materials",
          question: "Which paving materials do you use?",
          answer: [
            "Clay and cement brick, interlocking pavers, natural stone, cobblestone and flagstone, concrete slabs and, where the ground allows it, permeable paving. The materials are SABS approved, and our concrete pavers are made to SANS 1058.",
            "Permeable paving has one firm condition: where ground may be dolomitic, water must be led away and not soaked in, so a geotechnical opinion, an engineer’s report on the ground, comes first.",
          ],
        },
        {
          id: "cost",
          question: "What does paving cost per square metre?",
          answer: [
            withPriceItems(
              `Basic paving starts from ${figures.faqBasicPriceFrom}. Premium paving, such as granite setts, detailed patterns or, under feet, natural stone, costs ${figures.faqPremiumPrice}.`,
            ),
            "What changes the price is mostly below the surface: how deep we must dig, whether old concrete has to be broken out, how the water gets away, and whether a truck can reach the site. We measure first, free of charge, and price each item.",
            offerInText,
          ],
        },
        {
          id: "warranty",
          question: "What does your warranty cover?",
          answer: [
            `Our ${figures.workmanshipWarranty} covers how the paving was built: base, levels, edges and laying. If it sinks or spreads because of our work, we put it right.`,
            `The materials carry the manufacturer’s own warranty, ${figures.materialWarranty} depending on the product. Damage from tree roots, a burst pipe or vehicles heavier than the paving was built for is not a fault in the work.`,
          ],
        },
        {
          id: "maintenance",
          question: "How do I look after my paving?",
          answer: [
            "Sweep it, pull weeds while they are small, and keep the joints full: sweep dry jointing sand in wherever you can see a gap. Keep gutters and outlets clear before the summer storms.",
            `If the surface is sealed, have it sealed again ${figures.resealing}. Be gentle with a pressure washer. Held too close, it blows the sand out of the joints, and full joints are what lock the pavers together.`,
          ],
        },
        {
          id: "repairs",
          question: "Do you repair paving that someone else laid?",
          answer: [
            "Yes. Sunken patches, loose edges, ruts, roots and puddles can usually be repaired without replacing everything. We lift the area, find the cause, mend the base and relay the same pavers where they are sound.",
            [
              "The cause matters most. A dip over a leaking pipe comes back until the pipe is fixed. Read how we do ",
              { text: "paving repairs", to: "/services/repairs" },
              ".",
            ],
          ],
        },
        {
          id: "lifespan",
          question: "How long does paving last?",
          answer: [
            `Well-built paving lasts ${figures.faqLifespan}. The pavers themselves often outlive the base: when a surface goes uneven, it is nearly always the ground below that has moved.`,
            "Three things make paving last: a base thick enough for what drives over it, edges that hold, and falls that take the water off. A block surface can also be lifted and relaid with the same pavers, which concrete or asphalt cannot.",
          ],
        },
        {
          id: "council-approval",
          question: "Do I need council approval for paving?",
          answer: [
            "Often not, inside your boundary. Check with your municipality first. The verge is road reserve, land kept for the road: in Johannesburg any work there needs a wayleave, the roads agency’s permission to dig.",
            `Estates and complexes usually ask for their own written approval of colour, pattern and working hours. ${toConfirm("drawings-and-samples", "We can supply the details that the application needs.")}`,
          ],
        },
        {
          id: "overlay-on-concrete",
          question: "Can you pave over existing concrete?",
          answer: [
            "Sometimes. The slab must be sound, fall the right way and lie low enough: pavers and bedding raise the surface by about 80 mm, and it must stay clear of door sills, air bricks and the damp-proof course, which keeps damp out of the wall.",
            "Water that seeps through the joints also needs a way off the slab, or the bedding sand stays wet and washes out. Cracked or hollow concrete should be broken out. We tap and measure it during the visit.",
          ],
        },
        {
          id: "broken-pavers",
          question: "What can be done about broken pavers?",
          answer: [
            "A single cracked paver is lifted out and replaced. The pavers beside it stay where they are. Keep the spare pavers that are left after a job, because a new batch seldom matches the old colour.",
            "Several breaks close together point to the base. It may be hollow, too thin or too soft for the vehicles that use it. Then we open that patch, repair the base and relay it.",
          ],
        },
        {
          id: "stained-pavers",
          question: "How do I get stains out of pavers?",
          answer: [
            `Soak up fresh oil at once with sand or cat litter, then scrub with a degreaser and hot water. Leaf stains often fade in the sun. ${figures.bloom}.`,
            "Keep acid away from cement pavers: it eats the surface. A paver that stays stained can be swapped, or turned over if it has no bevel, one at a time.",
          ],
        },
      ],
    },
    {
      kind: "wide-picture",
      id: "base",
      heading: "Ask what lies under the pavers",
      text: "Two quotes can name the same paver and build different bases. Compare them line by line.",
      picture: "compacted-base",
    },
    { kind: "quote-checklist", id: "compare-quotes", ...quoteChecklist },
    {
      kind: "closing",
      id: "further",
      heading: specifiedHeadings.stillHaveQuestions,
      text: "Ask us about your own ground, slope or stain. A photo by email often answers it. If not, we come and look.",
      quote: "contact",
      button: specifiedButtons.contactUs,
      callText: specifiedButtons.callNow,
    },
  ],
} satisfies PlainPage;
