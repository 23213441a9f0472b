import * as v from "valibot";
import { areaNames } from "../domain/area-names.ts";
import type { AreaSlug } from "../domain/areas.ts";
import { keysOf } from "../domain/keys-of.ts";
import { mistakesIn } from "./describe-issue.ts";
import { type AreaPage, areaPage } from "./schema.ts";

/** The data of a local page. */
export interface LocalArea {
  name: string;
  page: AreaPage;
}

const files = import.meta.glob<Record<string, unknown>>([
  "./areas/*.ts",
  "!./areas/*-names.ts",
  "!./areas/*.test.ts",
]);

const isAreaSlug = (slug: string): slug is AreaSlug => Object.hasOwn(areaNames, slug);

/**
 * Reads and checks the content file of an area. Resolves to undefined when no area has that slug.
 *
 * @throws Error that names the file, the path in it and what was expected there
 */
export async function readArea(slug: string): Promise<LocalArea | undefined> {
  const load = files[`./areas/${slug}.ts`];
  if (!isAreaSlug(slug) || load === undefined) return undefined;
  const [content] = Object.values(await load());
  const result = v.safeParse(areaPage, content);
  if (result.success) return { name: areaNames[slug], page: result.output };
  const mistakes = mistakesIn(`src/content/areas/${slug}.ts`, result.issues);
  throw new Error(`The content has mistakes:\n${mistakes.map((line) => `  ${line}`).join("\n")}`);
}

/** Reads every area that has a page, in the order of the lists in src/domain. */
export async function readAreas(): Promise<readonly LocalArea[]> {
  const areas = await Promise.all(keysOf(areaNames).map(readArea));
  return areas.filter((area) => area !== undefined);
}
