import * as v from "valibot";
import { type AreaSlug, areaNames } from "../domain/areas.ts";
import { text } from "./value-schemas.ts";

/** What the suburb finder of the home page answers for an area. */
const answer = v.strictObject({
  /** What the ground is like. */
  ground: text,
  /** Who decides about the strip between the wall and the road. */
  verge: text,
});

const isArea = (slug: string): slug is AreaSlug => Object.hasOwn(areaNames, slug);

/** An answer for every area that has a page. */
export const suburbAnswers = v.pipe(
  v.record(v.string(), answer),
  v.check(
    (answers) =>
      Object.keys(answers).every(isArea) &&
      Object.keys(areaNames).every((slug) => Object.hasOwn(answers, slug)),
    "Expected an answer for every area of src/domain/areas.ts, and for no other",
  ),
);

export type SuburbAnswer = v.InferOutput<typeof answer>;
export type SuburbAnswers = Readonly<Record<AreaSlug, SuburbAnswer>>;
