import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suburbNames } from "../src/content/areas/suburb-names.ts";
import { areaNames } from "../src/domain/areas.ts";

/** An area with the content of an area of the site under other names. */
export interface GeneratedArea {
  slug: string;
  name: string;
  suburbs: readonly string[];
  /** Slug of the copied area. */
  original: string;
}

const prefixes =
  "Groen Blou Wit Swart Rooi Geel Silver Kopper Klip Sand Bos Berg Water Vaal Doorn Olien Wilge Eike Denne Kareeboom Tambotie Marula Kiepersol Sering Suiker Riet".split(
    " ",
  );
const suffixes =
  "vlei fontein kop rand spruit kloof veld dal hoek park drif poort kraal bult laagte heuwel oord view mead stone wyk dene berg rus hof nek pan sig uitsig haven".split(
    " ",
  );
const districts = ["North", "South", "Gardens", "Estate", "Ridge"];

const stems = prefixes.flatMap((prefix) => suffixes.map((suffix) => prefix + suffix));
const towns = [...stems, ...stems.map((stem) => `${stem} West`)];
const suburbs = stems.flatMap((stem) => districts.map((part) => `${stem} ${part}`));

/** East Rand has towns instead of suburbs, so it is not among them. */
const originals = Object.entries(suburbNames).map(([slug, { length }]) => ({ slug, length }));

/** Generates the same areas every time, each with as many suburbs as its original. */
export function generateAreas(count: number): GeneratedArea[] {
  if (count > towns.length)
    throw new Error(`Expected at most ${towns.length} areas, got ${count}.`);
  return towns.slice(0, count).map((name, index) => {
    const original = originals[index % originals.length] ?? { slug: "sandton", length: 12 };
    const names = Array.from(
      { length: original.length },
      (_, nth) => suburbs[(index * 13 + nth) % suburbs.length] ?? name,
    );
    const slug = name.toLowerCase().replaceAll(" ", "-");
    return { slug, name, suburbs: names, original: original.slug };
  });
}

const namesOf: Readonly<Record<string, string>> = areaNames;

/** A unique description of a valid length. */
const describe = (name: string) =>
  `Paving in ${name}: driveways, patios and yards on a base that suits its ground, with prices per square metre, dates that hold and a free quote.`;

/** Derives the content file of an area from that of its original. */
function contentOf(folder: string, { slug, name, original }: GeneratedArea): string {
  const source = readFileSync(join(folder, "src/content/areas", `${original}.ts`), "utf8");
  return source
    .replace(`slug: "${original}"`, `slug: "${slug}"`)
    .replace(/title:\s*"[^"]*"/, `title: "Paving in ${name}, priced by the square metre"`)
    .replace(/description:\s*"[^"]*"/, `description: ${JSON.stringify(describe(name))}`)
    .replace(
      /suburbNames(\.\w+|\["[\w-]+"\])/,
      () => `unlistedSuburbNames[${JSON.stringify(slug)}]`,
    )
    .replace(
      /import \{ suburbNames \} .*/,
      'import { unlistedSuburbNames } from "./further-suburb-names.ts";',
    )
    .replaceAll(new RegExp(`\\b${namesOf[original]}\\b`, "g"), name);
}

/** Adds areas to a copy of the project, as README.md describes it. */
export function addAreas(folder: string, areas: readonly GeneratedArea[]): void {
  const write = (file: string, text: string) =>
    writeFileSync(join(folder, "src/content/areas", file), text);
  const fill = (file: string, list: object) => {
    const text = readFileSync(join(folder, "src/content/areas", file), "utf8");
    const filled = text.replace(
      /(?<=^export const \w+ = )\{[\s\S]*?\}(?= (as const )?satisfies)/m,
      () => JSON.stringify(list, null, 2),
    );
    if (filled === text) throw new Error(`Expected an exported object literal in ${file}.`);
    write(file, filled);
  };
  fill("further-names.ts", Object.fromEntries(areas.map(({ slug, name }) => [slug, name])));
  fill(
    "further-suburb-names.ts",
    Object.fromEntries(areas.map((area) => [area.slug, area.suburbs])),
  );
  for (const area of areas) write(`${area.slug}.ts`, contentOf(folder, area));
}
