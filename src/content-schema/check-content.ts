import * as v from "valibot";
import { findMistakesAcrossPages } from "./check-across-pages.ts";
import { ContentError } from "./content-error.ts";
import { describeIssue, inOneLine, type Mistake } from "./describe-issue.ts";
import { legalPage } from "./legal-schema.ts";
import {
  aboutPage,
  areasIndexPage,
  buyerFactList,
  certificateList,
  contactPage,
  doneProjectList,
  faqPage,
  galleryPage,
  homePage,
  notFoundPage,
  servicesIndexPage,
} from "./page-schema.ts";
import { quoteChecklist, sampleQuote } from "./quote-sheets-schema.ts";
import { areaPage, categoryPage, servicePage } from "./schema.ts";
import { suburbAnswers } from "./suburb-answers-schema.ts";
import { tenYearPlan } from "./ten-year-plan-schema.ts";

/** The schema of each content file, by its path from here. */
const schemas: readonly (readonly [pattern: RegExp, schema: v.GenericSchema])[] = [
  [/\/content\/home\.ts$/, homePage],
  [/\/content\/contact\.ts$/, contactPage],
  [/\/content\/not-found\.ts$/, notFoundPage],
  [/\/content\/about\.ts$/, aboutPage],
  [/\/content\/faq\.ts$/, faqPage],
  [/\/content\/areas-index\.ts$/, areasIndexPage],
  [/\/content\/services-index\.ts$/, servicesIndexPage],
  [/\/content\/gallery\.ts$/, galleryPage],
  [/\/content\/quote-checklist\.ts$/, quoteChecklist],
  [/\/content\/sample-quote\.ts$/, sampleQuote],
  [/\/content\/done-projects\.ts$/, doneProjectList],
  [/\/content\/buyer-facts\.ts$/, buyerFactList],
  [/\/content\/certificates\.ts$/, certificateList],
  [/\/content\/ten-year-plan\.ts$/, tenYearPlan],
  [/\/content\/suburb-answers\.ts$/, suburbAnswers],
  [/\/content\/legal\//, legalPage],
  [/\/content\/categories\//, categoryPage],
  [/\/content\/services\//, servicePage],
  [/\/content\/areas\//, areaPage],
];

/** Files whose entries a page shows as its own, and that page. */
const pageOf: Readonly<Record<string, string>> = {
  "../content/certificates.ts": "../content/about.ts",
  "../content/done-projects.ts": "../content/gallery.ts",
  "../content/ten-year-plan.ts": "../content/categories/commercial.ts",
};

/** The exports of content files by their path from here. */
export type ContentModules = Readonly<Record<string, unknown>>;

/** Reads the file of every page, and of the sheets that pages share. */
export async function readContent(): Promise<ContentModules> {
  const files = import.meta.glob([
    "../content/{home,contact,not-found,about,faq,areas-index,services-index,gallery}.ts",
    "../content/{quote-checklist,sample-quote,ten-year-plan,suburb-answers}.ts",
    "../content/{done-projects,buyer-facts,certificates}.ts",
    "../content/{legal,categories,services,areas}/*.ts",
    "!../content/**/*-names.ts",
  ]);
  const read = Object.entries(files).map(async ([path, load]) => [path, await load()] as const);
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Checks content against the schemas and the pages against each other, while the site is built and in
 * tests.
 *
 * @throws ContentError with one line a mistake: the file, the path in it, what was expected and what given
 */
export function checkContent(modules: ContentModules): void {
  const pages = new Map<string, unknown>();
  const found = new Map<string, readonly Mistake[]>();
  const mistakes: string[] = [];
  for (const [path, exports] of Object.entries(modules)) {
    const page = onlyExport(exports);
    pages.set(fileAt(path), page);
    const schema = schemas.find(([pattern]) => pattern.test(path))?.[1];
    if (schema === undefined) {
      mistakes.push(`${fileAt(path)}: Expected a pattern for this file in check-content.ts`);
    } else {
      found.set(path, (v.safeParse(schema, page).issues ?? []).map(describeIssue));
    }
  }
  for (const [path, ofFile] of found) {
    const own = ofFile.filter((mistake) => !isRepeated(mistake, path, found));
    mistakes.push(...own.map((mistake) => inOneLine(fileAt(path), mistake)));
  }
  mistakes.push(...findMistakesAcrossPages(pages));
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

const fileAt = (path: string) => path.replace("../", "src/");

/** Whether a mistake on a page is one of the file that its entry comes from, where it has to be mended. */
function isRepeated(
  { path, message }: Mistake,
  page: string,
  found: ReadonlyMap<string, readonly Mistake[]>,
): boolean {
  const sources = Object.keys(pageOf).filter((source) => pageOf[source] === page);
  return sources
    .flatMap((source) => found.get(source) ?? [])
    .some((mistake) => mistake.message === message && path.endsWith(mistake.path));
}

/** The page that a content file exports; undefined when it exports anything else, too. */
function onlyExport(exports: unknown): unknown {
  const isModule = typeof exports === "object" && exports !== null;
  const [page, ...others] = isModule ? Object.values(exports) : [];
  return others.length === 0 ? page : undefined;
}
