import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suburbNames } from "../src/content/areas/suburb-names.ts";
import { menuAreaNames } from "../src/domain/areas.ts";

/** An area with the content of an area of the site under other names. */
interface GeneratedArea {
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

const namesOf: Readonly<Record<string, string>> = menuAreaNames;

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
      'import { unlistedSuburbNames } from "./unlisted-suburb-names.ts";',
    )
    .replaceAll(new RegExp(`\\b${namesOf[original]}\\b`, "g"), name);
}

/** Replaces the object literal that a file exports. */
function replaceObject(file: string, object: Readonly<Record<string, unknown>>) {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(
    /(?<=^export const \w+ = )\{[\s\S]*?\}(?= (as const )?satisfies)/m,
    () => JSON.stringify(object, null, 2),
  );
  if (changed === text) throw new Error(`Expected an exported object literal in ${file}.`);
  writeFileSync(file, changed);
}

/** Adds areas to a copy of the project, as README.md describes it. */
export function addAreas(folder: string, areas: readonly GeneratedArea[]): void {
  const byArea = <Value>(value: (area: GeneratedArea) => Value) =>
    Object.fromEntries(areas.map((area) => [area.slug, value(area)]));
  const content = join(folder, "src/content/areas");
  replaceObject(
    join(folder, "src/domain/unlisted-areas.ts"),
    byArea(({ name }) => name),
  );
  replaceObject(
    join(content, "unlisted-suburb-names.ts"),
    byArea(({ suburbs: own }) => own),
  );
  for (const area of areas)
    writeFileSync(join(content, `${area.slug}.ts`), contentOf(folder, area));
}
