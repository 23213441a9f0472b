import { faq } from "../content/faq.ts";
import { readArea } from "../content/read-area.ts";
import type { CategoryPage, ServicePage } from "../content/schema.ts";
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

async function readService(slug: string) {
  const file = Object.keys(services).find((path) => path.endsWith(`/${slug}.ts`));
  const load = file === undefined ? undefined : services[file];
  return load && Object.values(await load())[0];
}

/** What the page at an address tells search engines beyond its breadcrumb. */
async function thingsOn(path: string): Promise<readonly Thing[]> {
  if (path === "/") return [describeCompany()];
  if (path === "/faq") return [describeFaq(path, faq.items)];
  const [, kind, slug = ""] = /^\/(services\/|areas\/|paving-)(.+)$/.exec(path) ?? [];
  if (kind === "services/") {
    const page = await readService(slug);
    return page === undefined ? [] : describeService(page);
  }
  const area = kind === undefined ? undefined : await readArea(slug);
  return area === undefined ? [] : describeAreaService(area);
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
