import * as v from "valibot";
import { areaFinder } from "../sections/blocks/area-finder/area-finder.schema.ts";
import { areas } from "../sections/blocks/areas/areas.schema.ts";
import { categories } from "../sections/blocks/categories/categories.schema.ts";
import { closing } from "../sections/blocks/closing/closing.schema.ts";
import { contactForm } from "../sections/blocks/contact-form/contact-form.schema.ts";
import { credentials } from "../sections/blocks/credentials/credentials.schema.ts";
import { type detail, details } from "../sections/blocks/details/details.schema.ts";
import { facts } from "../sections/blocks/facts/facts.schema.ts";
import { faq } from "../sections/blocks/faq/faq.schema.ts";
import { ground } from "../sections/blocks/ground/ground.schema.ts";
import { intro } from "../sections/blocks/intro/intro.schema.ts";
import { listing } from "../sections/blocks/listing/listing.schema.ts";
import { map } from "../sections/blocks/map/map.schema.ts";
import { numberedReasons } from "../sections/blocks/numbered-reasons/numbered-reasons.schema.ts";
import { offer } from "../sections/blocks/offer/offer.schema.ts";
import { planner } from "../sections/blocks/planner/planner.schema.ts";
import { questions } from "../sections/blocks/questions/questions.schema.ts";
import { quoteChecklist } from "../sections/blocks/quote-checklist/quote-checklist.schema.ts";
import { quoteForm } from "../sections/blocks/quote-form/quote-form.schema.ts";
import { reasons } from "../sections/blocks/reasons/reasons.schema.ts";
import { serviceCards } from "../sections/blocks/service-cards/service-cards.schema.ts";
import { serviceList } from "../sections/blocks/service-list/service-list.schema.ts";
import { statTiles } from "../sections/blocks/stat-tiles/stat-tiles.schema.ts";
import { suburbs } from "../sections/blocks/suburbs/suburbs.schema.ts";
import { symptoms } from "../sections/blocks/symptoms/symptoms.schema.ts";
import { tenYearPlan } from "../sections/blocks/ten-year-plan/ten-year-plan.schema.ts";
import { towns } from "../sections/blocks/towns/towns.schema.ts";
import { widePicture } from "../sections/blocks/wide-picture/wide-picture.schema.ts";
import { listOf } from "./value-schemas.ts";

/**
 * Every kind of block, registered here alone: its component has the name of the kind, in the folder of its
 * schema. A schema imports no React, so that content is checked without it.
 */
const block = v.variant("kind", [
  areaFinder,
  areas,
  categories,
  closing,
  contactForm,
  credentials,
  details,
  facts,
  faq,
  ground,
  intro,
  listing,
  map,
  numberedReasons,
  offer,
  planner,
  questions,
  quoteChecklist,
  quoteForm,
  reasons,
  serviceCards,
  serviceList,
  statTiles,
  suburbs,
  symptoms,
  tenYearPlan,
  towns,
  widePicture,
]);

/** What a page consists of below its hero, in the order of its content. */
export const blocks = listOf(block);

export type Block = v.InferOutput<typeof block>;
export type Detail = v.InferOutput<typeof detail>;
export type BlockKind = Block["kind"];
export type BlockOf<Kind extends (Block | Detail)["kind"]> = Extract<
  Block | Detail,
  { kind: Kind }
>;
