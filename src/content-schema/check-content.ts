import type { GenericSchema } from "valibot";
import { type PavingPreset, pavingPresets } from "../content/paving-presets.ts";
import { kindOf } from "../domain/pages.ts";
import { readPlan, serialisePlan } from "../planner/domain/plan-link.ts";
import { certificateList } from "../sections/blocks/credentials/credentials.schema.ts";
import { quoteChecklistSheet } from "../sections/blocks/quote-checklist/quote-checklist.schema.ts";
import { tenYearPlanSheet } from "../sections/blocks/ten-year-plan/ten-year-plan.schema.ts";
import { findMistakesAcrossPages } from "./check-across-pages.ts";
import { doneProjectList, paverList } from "./gallery-schema.ts";
import { ContentError, inOneLine, type Mistake, mistakesOf } from "./mistakes.ts";
import { buyerFactList, pageSchemas } from "./page-schema.ts";
import { sampleQuote } from "./sheets-schema.ts";
import { suburbAnswers } from "./suburb-answers-schema.ts";

/** The schema of each content file: by the kind of its page, or by its name if pages share it. */
const schemas: Readonly<Record<string, GenericSchema>> = {
  ...pageSchemas,
  "quote-checklist": quoteChecklistSheet,
  "sample-quote": sampleQuote,
  "done-projects": doneProjectList,
  pavers: paverList,
  "buyer-facts": buyerFactList,
  certificates: certificateList,
  "ten-year-plan": tenYearPlanSheet,
  "suburb-answers": suburbAnswers,
};

/** Files whose entries a page shows as its own, and that page. */
const pageBySource: Readonly<Record<string, string>> = {
  "../content/certificates.ts": "../content/about.ts",
  "../content/quote-checklist.ts": "../content/faq.ts",
  "../content/done-projects.ts": "../content/gallery.ts",
  "../content/pavers.ts": "../content/gallery.ts",
  "../content/ten-year-plan.ts": "../content/categories/commercial.ts",
};

/** The exports of content files by their path from here. */
type ContentModules = Readonly<Record<string, unknown>>;

/** The schema of a content file; undefined for a file without one, such as suburb-names.ts. */
const schemaOf = (path: string) =>
  path.endsWith("-names.ts")
    ? undefined
    : schemas[kindOf(path.slice("../content/".length, -".ts".length))];

/** Reads the file of every page, and of the sheets that pages share. */
export async function readContent(): Promise<ContentModules> {
  const files = Object.entries(import.meta.glob("../content/**/*.ts")).filter(
    ([path]) => schemaOf(path) !== undefined,
  );
  const read = files.map(async ([path, load]) => [path, await load()] as const);
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Checks content against the schemas, and pages against each other. Throws a ContentError with one line per mistake:
 * the file, the path in it, what was expected and what given.
 */
export function checkContent(modules: ContentModules): void {
  const pages = new Map<string, unknown>();
  const found = new Map<string, readonly Mistake[]>();
  const mistakes: string[] = [];
  for (const [path, exports] of Object.entries(modules)) {
    const page = onlyExport(exports);
    pages.set(fileAt(path), page);
    const schema = schemaOf(path);
    if (schema !== undefined) found.set(path, mistakesOf(schema, page));
  }
  const acrossPages = findMistakesAcrossPages(pages);
  for (const [path, ofFile] of found) {
    const isToldBetter = (mistake: Mistake) =>
      acrossPages.some((line) =>
        line.startsWith(inOneLine(fileAt(path), { ...mistake, message: "" })),
      );
    const own = ofFile.filter(
      (mistake) => !isRepeated(mistake, path, found) && !isToldBetter(mistake),
    );
    mistakes.push(...own.map((mistake) => inOneLine(fileAt(path), mistake)));
  }
  mistakes.push(...acrossPages, ...invalidPresets(pavingPresets));
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

/** The presets whose plan does not survive its own link: the planner could not open them. */
export const invalidPresets = (presets: Readonly<Record<string, PavingPreset>>): string[] =>
  Object.entries(presets).flatMap(([name, { plan }]) => {
    const link = serialisePlan(plan);
    return readPlan(link) === null
      ? [
          `src/content/paving-presets.ts, ${name}: Expected a plan with the sizes and choices that the planner offers, got "${link}"`,
        ]
      : [];
  });

const fileAt = (path: string) => path.replace("../", "src/");

/** Whether a mistake on a page is one of the file that its entry comes from, where it has to be corrected. */
function isRepeated(
  { path, message }: Mistake,
  page: string,
  found: ReadonlyMap<string, readonly Mistake[]>,
): boolean {
  const sources = Object.keys(pageBySource).filter((source) => pageBySource[source] === page);
  return sources
    .flatMap((source) => found.get(source) ?? [])
    .some((mistake) => mistake.message === message && path.endsWith(mistake.path));
}

/** The page that a content file exports; undefined if it exports anything else as well. */
function onlyExport(exports: unknown): unknown {
  const isModule = typeof exports === "object" && exports !== null;
  const [page, ...others] = isModule ? Object.values(exports) : [];
  return others.length === 0 ? page : undefined;
}
