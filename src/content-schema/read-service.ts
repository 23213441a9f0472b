import type { CategoryPage, ServicePage } from "./schema.ts";

/** The content file of each service and category, each a chunk of its own. The build has checked them (check-content.ts). */
const files = import.meta.glob<Readonly<Record<string, CategoryPage | ServicePage>>>([
  "../content/services/*.ts",
  "../content/categories/*.ts",
]);

/** Loads the content of a service or a category. Resolves to undefined when none has that slug. */
export async function readService(slug: string): Promise<CategoryPage | ServicePage | undefined> {
  const load = files[`../content/services/${slug}.ts`] ?? files[`../content/categories/${slug}.ts`];
  return load && Object.values(await load())[0];
}
