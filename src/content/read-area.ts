import { areaNames } from "../domain/areas.ts";
import { unlistedAreas } from "../domain/unlisted-areas.ts";
import type { AreaPage } from "./schema.ts";

/** What a local page is drawn from. */
export interface LocalArea {
  name: string;
  page: AreaPage;
}

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...areaNames, ...unlistedAreas }),
);
const files = import.meta.glob<Record<string, AreaPage>>([
  "./areas/*.ts",
  "!./areas/*-names.ts",
  "!./areas/*.test.ts",
]);

/** The area with that slug, from its file of content; undefined where there is none. */
export async function readArea(slug: string): Promise<LocalArea | undefined> {
  const name = names.get(slug);
  const [page] = Object.values((await files[`./areas/${slug}.ts`]?.()) ?? {});
  return name === undefined || page === undefined ? undefined : { name, page };
}

/** Every area that has a page, in the order of its lists. */
export async function readAreas(): Promise<readonly LocalArea[]> {
  const areas = await Promise.all(Array.from(names.keys(), readArea));
  return areas.filter((area) => area !== undefined);
}
