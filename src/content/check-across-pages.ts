import * as v from "valibot";
import { areaNames } from "../domain/areas.ts";
import { categoryNames, serviceNames } from "../domain/services.ts";
import { unlistedAreas } from "../domain/unlisted-areas.ts";
import { type AreaPage, areaPage, pageMeta } from "./schema.ts";
import { suburbCounts } from "./suburb-counts.ts";

/** Pages by their file, as far as they have one. */
export type PagesByFile = ReadonlyMap<string, unknown>;

const wantedCounts: Readonly<Record<string, number>> = suburbCounts;
const described = v.object({ meta: v.object(pageMeta.entries) });

/**
 * Mistakes that a page cannot show by itself: a page that is named and not written, a title that another page has, a count of suburbs that
 * is not SPEC.md's, a town whose suburbs differ from those of its own page. One sentence each.
 */
export function mistakesAcrossPages(pages: PagesByFile): string[] {
  const areas = new Map<string, AreaPage>();
  for (const [file, page] of pages) {
    const result = v.safeParse(areaPage, page);
    if (result.success) areas.set(file, result.output);
  }
  return [
    ...unwritten(pages),
    ...repeated("title", pages),
    ...repeated("description", pages),
    ...suburbs(areas),
  ];
}

/** The folders with a page for every slug of a list. */
const folders = [
  { folder: "areas", list: "area-names.ts", slugs: Object.keys(areaNames) },
  { folder: "areas", list: "further-names.ts", slugs: Object.keys(unlistedAreas) },
  { folder: "services", list: "service-names.ts", slugs: Object.keys(serviceNames) },
  { folder: "categories", list: "../services/service-names.ts", slugs: Object.keys(categoryNames) },
];

function unwritten(pages: PagesByFile): string[] {
  const files = [...pages.keys()];
  return folders.flatMap(({ folder, list, slugs }) =>
    slugs
      .filter((slug) => !files.some((file) => file.endsWith(`/${folder}/${slug}.ts`)))
      .map(
        (slug) =>
          `src/content/${folder}/${slug}.ts: it is missing, and ${list} names "${slug}"; copy a file beside it and write its page`,
      ),
  );
}

function repeated(part: "title" | "description", pages: PagesByFile): string[] {
  const firstFile = new Map<string, string>();
  return [...pages].flatMap(([file, page]) => {
    if (!v.is(described, page)) return [];
    const words = page.meta[part];
    const first = firstFile.get(words);
    if (first === undefined) firstFile.set(words, file);
    return first === undefined
      ? []
      : [`${file}, meta.${part}: ${first} has the same words; each page needs its own`];
  });
}

const suburbsOf = ({ sections }: AreaPage) =>
  sections.flatMap((section) => (section.kind === "suburbs" ? section.suburbs : []));

function suburbs(areas: ReadonlyMap<string, AreaPage>): string[] {
  const listOf = new Map([...areas.values()].map((page) => [page.slug, suburbsOf(page)]));
  return [...areas].flatMap(([file, page]) => {
    const list = suburbsOf(page);
    const wanted = wantedCounts[page.slug] ?? list.length;
    const towns = page.sections.flatMap((section) =>
      section.kind === "towns" ? section.towns : [],
    );
    return [
      ...(list.length === wanted
        ? []
        : [
            `${file}: it names ${list.length} suburbs; ${wanted} are wanted (src/content/suburb-counts.ts)`,
          ]),
      ...list
        .filter((name, index) => list.indexOf(name) !== index)
        .map((name) => `${file}: it names the suburb ${name} twice`),
      ...towns.flatMap(({ name, area, suburbs: shown }) => {
        const own = area && listOf.get(area);
        return own === undefined || own.join() === shown.join()
          ? []
          : [
              `${file}: its suburbs of ${name} are not those of ${name}’s own page; the same are wanted`,
            ];
      }),
    ];
  });
}
