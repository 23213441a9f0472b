import * as v from "valibot";
import { suburbNames } from "../content/areas/suburb-names.ts";
import * as figures from "../content/figures.ts";
import { pictures } from "../content/pictures/pictures.ts";
import { type AreaSlug, areaNames } from "../domain/areas.ts";
import { keysOf } from "../domain/keys-of.ts";
import { pages as sitePages } from "../domain/pages.ts";
import { misnamed, wrongCaptionsIn } from "./check-captions.ts";
import { type AreaPage, areaPage } from "./page-schema.ts";
import { pageMeta } from "./value-schemas.ts";

/** Pages by the path of their content file. */
type PagesByFile = ReadonlyMap<string, unknown>;

/** How many suburbs each local page names at least (docs/specification.md#suburbs). */
const leastCounts: Readonly<Record<string, number>> = {
  johannesburg: 12,
  pretoria: 16,
  centurion: 12,
  midrand: 11,
  randburg: 12,
  roodepoort: 12,
  boksburg: 11,
  benoni: 11,
  "kempton-park": 12,
  germiston: 12,
  krugersdorp: 12,
  waterfall: 11,
  alberton: 12,
  fourways: 10,
  edenvale: 11,
  hartbeespoort: 10,
  sandton: 12,
} satisfies Partial<Record<AreaSlug, number>>;

const described = v.object({ meta: v.object(pageMeta.entries) });
const withSlug = v.object({ slug: v.string() });

/**
 * Finds mistakes across pages, a line each: missing pages, shared titles and descriptions, too few or other suburbs
 * (docs/specification.md#suburbs), figures that differ.
 */
export function findMistakesAcrossPages(pages: PagesByFile): string[] {
  const areas = new Map<string, AreaPage>();
  for (const [file, page] of pages) {
    const result = v.safeParse(areaPage, page);
    if (result.success) areas.set(file, result.output);
  }
  return [
    ...missingPages(pages),
    ...repeatedMeta("title", pages),
    ...repeatedMeta("description", pages),
    ...wrongSlugs(pages),
    ...wrongSuburbs(areas),
    ...wrongFactsHeadings(areas),
    ...unknownProjects(pages),
    ...otherFigures(pages),
    ...[...pages].flatMap(([file, page]) =>
      wrongCaptionsIn(page).map((line) => `${file}: ${line}`),
    ),
  ];
}

interface SharedFigure {
  /** What a text that gives the figure looks like; the match is compared. */
  given: RegExp;
  expected: readonly string[];
  /** What single pages say instead, by the end of their file's path (docs/specification.md#figures). */
  instead?: Readonly<Record<string, readonly string[]>>;
}

const sharedFigures: readonly SharedFigure[] = [
  {
    given: /\d+-\d+ days/g,
    expected: [figures.drivewayDuration, figures.faqDrivewayDuration],
    instead: { "/waterfall.ts": [figures.waterfallDrivewayDuration] },
  },
  {
    given: /\d+-\d+ weeks/g,
    expected: [figures.commercialDuration, figures.industrialDuration],
    instead: { "/faq.ts": [figures.commercialDuration, figures.faqCommercialDuration] },
  },
  {
    given: /\d+-\d+ years/g,
    expected: [figures.resealing.replace("every ", ""), figures.materialWarranty],
    instead: {
      "/faq.ts": [figures.faqLifespan],
      "/waterfall.ts": [figures.waterfallLifespan],
    },
  },
  { given: /(?<=\bbloom[^.]*)\b(?:lime|salts?)\b/gi, expected: ["lime"] },
  {
    given: /(?<=smaller than )(?:a|half)\b[^.,]*?(?:paver|brick)/gi,
    expected: [figures.smallestCut],
  },
  {
    given: /(?<=\b(?:edges|outer row)\b[^.]*)(?:about a week|some days longer|a little longer)/g,
    expected: ["about a week"],
  },
  { given: /after the first (?:months|summer|good rain)/g, expected: ["after the first months"] },
  { given: /(?:at least |50-)[56]0 mm/g, expected: ["at least 60 mm"] },
  { given: /(?<=joints of )\d+(?:-| to )\d+ mm/g, expected: ["2 to 6 mm"] },
  { given: /(?<=\d to \d+ mm )(?:loose|once compacted)/g, expected: ["once compacted"] },
  { given: /any brush or jet|jet held \w+/gi, expected: ["jet held flat", "jet held close"] },
  { given: /easy to (?:match|buy again)/g, expected: ["easy to buy again"] },
  { given: /(?<=\bborders\b[^.]*)(?:price down|cost less|cost more)/g, expected: ["cost more"] },
  { given: /(?<=container yards\W.{0,40})\d+ mm(?: or more)?/gs, expected: ["80 mm or more"] },
  { given: /firm \w+(?: soil)? needs \w+/g, expected: ["firm ground needs none"] },
  { given: /\d+% along/g, expected: ["1% along"] },
  { given: /\d+% across/g, expected: ["2% across"] },
  {
    given: /(?<=\bfalls? (?:of )?)\d+%/gi,
    expected: ["2%"],
    instead: { "/kerbing.ts": ["1%"] },
  },
];

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

function otherFigures(pages: PagesByFile): string[] {
  return [...pages].flatMap(([file, page]) => {
    const text = textsIn(page).join("\n");
    return sharedFigures.flatMap(({ given, expected, instead = {} }) => {
      const [, own = []] = Object.entries(instead).find(([end]) => file.endsWith(end)) ?? [];
      const known = [...expected, ...own];
      return [...text.matchAll(given)]
        .filter(([found]) => !known.includes(found))
        .map(
          ([found]) =>
            `${file}: Expected ${known.join(" or ")} as in src/content/figures.ts, got "${found}"`,
        );
    });
  });
}

function missingPages(files: PagesByFile): string[] {
  const missing = sitePages.filter(
    ({ content }) => ![...files.keys()].some((file) => file.endsWith(`/${content}.ts`)),
  );
  return [...new Set(missing.map(({ content }) => content))].map(
    (content) =>
      `src/content/${content}.ts: Missing, but src/domain lists its page. Copy a file of the same folder and write it`,
  );
}

/** A page takes its URL from its slug, so a copied file with the old slug would be a second page at one URL. */
function wrongSlugs(pages: PagesByFile): string[] {
  return [...pages].flatMap(([file, page]) => {
    const name = /([^/]+)\.ts$/.exec(file)?.[1];
    if (!v.is(withSlug, page) || page.slug === name) return [];
    return [`${file}, slug: Expected "${name}" as in the file's name, got "${page.slug}"`];
  });
}

/** The heading above an area's facts says why that area is special (docs/specification.md#local-pages). */
function wrongFactsHeadings(areas: ReadonlyMap<string, AreaPage>): string[] {
  return [...areas].flatMap(([file, { slug, blocks }]) =>
    blocks.flatMap((block, index) => {
      const name = areaNames[slug];
      if (block.kind !== "facts" || isWhy(block.heading, name)) return [];
      return [
        `${file}, blocks.${index}.heading: Expected a heading that begins with "Why" and names ${name}, got "${block.heading}"`,
      ];
    }),
  );
}

const isWhy = (heading: string, name: string) =>
  heading.startsWith("Why ") && heading.includes(name);

function repeatedMeta(part: "title" | "description", pages: PagesByFile): string[] {
  const firstFile = new Map<string, string>();
  return [...pages].flatMap(([file, page]) => {
    if (!v.is(described, page)) return [];
    const value = page.meta[part];
    const first = firstFile.get(value);
    if (first === undefined) firstFile.set(value, file);
    return first === undefined
      ? []
      : [`${file}, meta.${part}: Expected a text of its own, got that of ${first}`];
  });
}

const suburbsOf = ({ blocks }: AreaPage) =>
  blocks.flatMap((block) => (block.kind === "suburbs" ? block.suburbs : []));

function wrongSuburbs(areas: ReadonlyMap<string, AreaPage>): string[] {
  const listOf = new Map([...areas.values()].map((page) => [page.slug, suburbsOf(page)]));
  const listed = Object.entries(suburbNames);
  return [...areas].flatMap(([file, page]) => {
    const list = suburbsOf(page);
    const count = leastCounts[page.slug] ?? 0;
    const [listedFor = page.slug] = listed.find(([, names]) => names.join() === list.join()) ?? [];
    const towns = page.blocks.flatMap((block) => (block.kind === "towns" ? block.towns : []));
    return [
      ...(list.length >= count
        ? []
        : [
            `${file}: Expected at least ${count} suburbs (docs/specification.md#suburbs), got ${list.length}`,
          ]),
      ...(listedFor === page.slug
        ? []
        : [
            `${file}: Expected the suburbs of ${page.slug} in src/content/areas/suburb-names.ts, got those of ${listedFor}`,
          ]),
      ...list
        .filter((name, index) => list.indexOf(name) !== index)
        .map(
          (name) =>
            `src/content/areas/suburb-names.ts, for ${file}: Expected distinct suburbs, got ${name} twice`,
        ),
      ...towns.flatMap(({ name, area, suburbs: shown }) => {
        const own = area && listOf.get(area);
        return own === undefined || own.join() === shown.join()
          ? []
          : [
              `${file}: Expected the suburbs of ${name} as on its own page, got ${shown.join(", ")}`,
            ];
      }),
    ];
  });
}

const galleryOf = v.object({
  projects: v.array(
    v.object({ id: v.string(), picture: v.optional(v.picklist(keysOf(pictures))) }),
  ),
  library: v.object({
    pavers: v.array(v.object({ name: v.string(), project: v.optional(v.string()) })),
  }),
});

function unknownProjects(files: PagesByFile): string[] {
  const [, gallery] = [...files].find(([file]) => file.endsWith("/content/gallery.ts")) ?? [];
  const { success, output } = v.safeParse(galleryOf, gallery);
  if (!success) return [];
  const ids = output.projects.map(({ id }) => id);
  return output.library.pavers.flatMap(({ name, project }) => {
    if (project === undefined) return [];
    const found = output.projects.find(({ id }) => id === project);
    const at = `src/content/pavers.ts: ${name}, project:`;
    if (found === undefined) {
      return [
        `${at} Expected the id of a project in src/content/gallery.ts, got "${project}". Known ids: ${ids.join(", ")}`,
      ];
    }
    const wrong = found.picture === undefined ? [] : misnamed(name, found.picture);
    return wrong.map((what) => `${at} Expected a project with its ${what}, got "${project}"`);
  });
}
