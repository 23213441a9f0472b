import { faq } from "../content/faq.ts";
import type { AreaPage, CategoryPage, ServicePage } from "../content/schema.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { describeCompany } from "./describe-company.ts";
import { describeFaq } from "./describe-questions.ts";
import { describeAreaService, describeService } from "./describe-service.ts";
import { jsonLd, type Thing } from "./schema-org.ts";

const services = import.meta.glob<Record<string, CategoryPage | ServicePage>>([
  "../content/{services,categories}/*.ts",
  "!../content/services/*-names.ts",
  "!../content/**/*.test.ts",
]);
const areas = import.meta.glob<Record<string, AreaPage>>([
  "../content/areas/*.ts",
  "!../content/areas/*-names.ts",
  "!../content/**/*.test.ts",
]);

/** Files of content by their path; each exports one page. */
type Files<Page> = Readonly<Record<string, () => Promise<Record<string, Page>>>>;

async function pageOf<Page>(files: Files<Page>, slug: string): Promise<Page | undefined> {
  const file = Object.keys(files).find((path) => path.endsWith(`/${slug}.ts`));
  const load = file === undefined ? undefined : files[file];
  return load && Object.values(await load())[0];
}

/** What the page at an address tells search engines beyond its breadcrumb. */
async function thingsOn(path: string): Promise<readonly Thing[]> {
  if (path === "/") return [describeCompany()];
  if (path === "/faq") return [describeFaq(path, faq.items)];
  const [, kind, slug = ""] = /^\/(services\/|areas\/|paving-)(.+)$/.exec(path) ?? [];
  if (kind === "services/") {
    const page = await pageOf(services, slug);
    return page === undefined ? [] : describeService(page);
  }
  const page = kind === undefined ? undefined : await pageOf(areas, slug);
  return page === undefined ? [] : describeAreaService(page);
}

/**
 * The structured data of a page (JSON-LD in schema.org's words), as the script element that its
 * head gets when it is built. Search engines fetch each address, so visitors' browsers never make it.
 *
 * @param canonical the address that search engines keep for the page
 */
export async function structuredData(canonical: string): Promise<string> {
  const trail = canonical === "/" ? [] : [breadcrumbs(canonical)];
  const things = [...trail, ...(await thingsOn(canonical))];
  return `<script type="application/ld+json">${jsonLd(things)}</script>`;
}
