import type { AreaPage } from "../content/schema.ts";
import { loadContent } from "./-lazy-content.ts";

const areas = import.meta.glob<Record<string, AreaPage>>([
  "../content/areas/*.ts",
  "!../content/areas/*-names.ts",
  "!../content/areas/*.test.ts",
]);

/**
 * The content of one local page.
 *
 * @throws the router's notFound() where there is no such area
 */
export const loadArea = (slug: string) => loadContent(areas, `../content/areas/${slug}.ts`);
