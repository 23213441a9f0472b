import { faq } from "../content/faq.ts";
import { readArea } from "../content/read-area.ts";
import type { CategoryPage, ServicePage } from "../content/schema.ts";
import { areaNames, canonicalAreaPath } from "../domain/areas.ts";
import { unlistedAreas } from "../domain/unlisted-areas.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { describeCompany } from "./describe-company.ts";
import { describeFaq } from "./describe-questions.ts";
import { describeAreaService, describeService } from "./describe-service.ts";
import { type DescribedPage, pageNames } from "./described-page.ts";
import { jsonLd, type Thing } from "./schema-org.ts";

/** What a page describes beyond its breadcrumb. */
function subjects(described: DescribedPage): readonly Thing[] {
  switch (described.kind) {
    case "home":
      return [describeCompany()];
    case "faq":
      return [describeFaq("/faq", described.questions)];
    case "service":
      return describeService(described.page);
    case "area":
      return describeAreaService(described.area);
    case "other":
      return [];
  }
}

/** The structured data of a page as a script element for its head: JSON-LD, schema.org vocabulary. */
export function structuredDataFor(described: DescribedPage): string {
  const things = [...breadcrumbs(described), ...subjects(described)];
  return `<script type="application/ld+json">${jsonLd(things)}</script>`;
}

/**
 * {@link structuredDataFor} the page at a canonical path.
 *
 * @throws Error if there is no such page
 */
export async function structuredData(canonicalPath: string): Promise<string> {
  return structuredDataFor(await pageAt(canonicalPath));
}

const serviceFiles = import.meta.glob<Record<string, CategoryPage | ServicePage>>([
  "../content/{services,categories}/*.ts",
  "!../content/services/*-names.ts",
  "!../content/**/*.test.ts",
]);

async function readServices(): Promise<readonly (CategoryPage | ServicePage)[]> {
  const files = await Promise.all(Object.values(serviceFiles).map((load) => load()));
  return files.flatMap((file) => Object.values(file));
}

type OtherPath = Extract<DescribedPage, { kind: "other" }>["path"];
const isOtherPath = (path: string): path is OtherPath =>
  path !== "/faq" && Object.hasOwn(pageNames, path);

async function pageAt(path: string): Promise<DescribedPage> {
  if (path === "/") return { kind: "home" };
  if (path === "/faq") return { kind: "faq", questions: faq.items };
  if (isOtherPath(path)) return { kind: "other", path };
  const page = (await readServices()).find(({ slug }) => path === `/services/${slug}`);
  if (page !== undefined) return { kind: "service", page };
  const slugs = Object.keys({ ...areaNames, ...unlistedAreas });
  const slug = slugs.find((known) => path === canonicalAreaPath(known));
  const area = slug === undefined ? undefined : await readArea(slug);
  if (area !== undefined) return { kind: "area", area };
  throw new Error(`Expected the canonical path of a page, got "${path}".`);
}
