import { type AreaSlug, areaNames } from "../domain/areas.ts";
import type { AreaPage } from "./schema.ts";

export interface LocalArea {
  name: string;
  page: AreaPage;
}

/** The content file of each area, each a chunk of its own. The build has checked them (check-content.ts). */
const files = import.meta.glob<Readonly<Record<string, AreaPage>>>([
  "../content/areas/*.ts",
  "!../content/areas/*-names.ts",
]);

const isAreaSlug = (slug: string): slug is AreaSlug => Object.hasOwn(areaNames, slug);

/** Loads the content of an area. Resolves to undefined when no area has that slug. */
export async function readArea(slug: string): Promise<LocalArea | undefined> {
  const load = files[`../content/areas/${slug}.ts`];
  if (!isAreaSlug(slug) || load === undefined) return undefined;
  const [page] = Object.values(await load());
  return page && { name: areaNames[slug], page };
}
