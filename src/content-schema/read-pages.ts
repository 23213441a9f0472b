import { type AreaSlug, areaNames } from "../domain/areas.ts";
import type { AreaPage, CategoryPage, ServicePage } from "./page-schema.ts";

export interface LocalArea {
  name: string;
  page: AreaPage;
}

/** The content file of each area, each a chunk of its own. The build has checked them (check-content.ts). */
const areas = import.meta.glob<Readonly<Record<string, AreaPage>>>([
  "../content/areas/*.ts",
  "!../content/areas/*-names.ts",
]);

const isAreaSlug = (slug: string): slug is AreaSlug => Object.hasOwn(areaNames, slug);

/** Loads the content of an area. Resolves to undefined when no area has that slug. */
export async function readArea(slug: string): Promise<LocalArea | undefined> {
  const load = areas[`../content/areas/${slug}.ts`];
  if (!isAreaSlug(slug) || load === undefined) return undefined;
  const [page] = Object.values(await load());
  return page && { name: areaNames[slug], page };
}

/** The same of each service and category. */
const services = import.meta.glob<Readonly<Record<string, CategoryPage | ServicePage>>>([
  "../content/services/*.ts",
  "../content/categories/*.ts",
]);

/** Loads the content of a service or a category. Resolves to undefined when none has that slug. */
export async function readService(slug: string): Promise<CategoryPage | ServicePage | undefined> {
  const load =
    services[`../content/services/${slug}.ts`] ?? services[`../content/categories/${slug}.ts`];
  return load && Object.values(await load())[0];
}
