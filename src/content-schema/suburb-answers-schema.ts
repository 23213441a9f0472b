import * as v from "valibot";
import { type AreaSlug, areaNames } from "../domain/areas.ts";
import { objectOf } from "./mistakes.ts";
import { text } from "./value-schemas.ts";

const answer = objectOf({
  ground: text,
  /** Who decides about the strip between the wall and the road. */
  verge: text,
});

/** What is wrong with the areas that are answered for; empty where nothing is. */
function wrongAreas(answers: object): string {
  const missing = Object.keys(areaNames).filter((slug) => !Object.hasOwn(answers, slug));
  const unknown = Object.keys(answers).filter((slug) => !Object.hasOwn(areaNames, slug));
  return [
    ...(missing.length > 0 ? [`none for ${missing.join(", ")}`] : []),
    ...(unknown.length > 0 ? [`one for ${unknown.join(", ")}`] : []),
  ].join(" and ");
}

export const suburbAnswers = v.pipe(
  v.record(v.string(), answer),
  v.check(
    (answers) => wrongAreas(answers) === "",
    ({ input }) =>
      `Expected an answer for every area of src/domain/areas.ts and for no other, got ${wrongAreas(input)}`,
  ),
);

type SuburbAnswer = v.InferOutput<typeof answer>;
export type SuburbAnswers = Readonly<Record<AreaSlug, SuburbAnswer>>;
