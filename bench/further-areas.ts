import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suburbNames } from "../src/content/areas/suburb-names.ts";
import { areaNames } from "../src/domain/areas.ts";

/** A generated area: its content is that of an area of the site, under other names. */
export interface FurtherArea {
  slug: string;
  name: string;
  suburbs: readonly string[];
  /** Slug of the area whose content it has. */
  of: string;
}

const beginnings =
  "Groen Blou Wit Swart Rooi Geel Silver Kopper Klip Sand Bos Berg Water Vaal Doorn Olien Wilge Eike Denne Kareeboom Tambotie Marula Kiepersol Sering Suiker Riet".split(
    " ",
  );
const endings =
  "vlei fontein kop rand spruit kloof veld dal hoek park drif poort kraal bult laagte heuwel oord view mead stone wyk dene berg rus hof nek pan sig uitsig haven".split(
    " ",
  );
const parts = ["North", "South", "Gardens", "Estate", "Ridge"];

const stems = beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending));
const towns = [...stems, ...stems.map((stem) => `${stem} West`)];
const suburbs = stems.flatMap((stem) => parts.map((part) => `${stem} ${part}`));

/** Areas to copy: East Rand has towns in the place of suburbs, so it is none. */
const originals = Object.entries(suburbNames).map(([slug, { length }]) => ({ slug, length }));

/** That many areas, the same every time; each names as many suburbs as its original. */
export function furtherAreas(count: number): FurtherArea[] {
  if (count > towns.length) throw new Error(`At most ${towns.length} areas have a name.`);
  return towns.slice(0, count).map((name, index) => {
    const original = originals[index % originals.length] ?? { slug: "sandton", length: 12 };
    const names = Array.from(
      { length: original.length },
      (_, place) => suburbs[(index * 13 + place) % suburbs.length] ?? name,
    );
    const slug = name.toLowerCase().replaceAll(" ", "-");
    return { slug, name, suburbs: names, of: original.slug };
  });
}

const namesOf: Readonly<Record<string, string>> = areaNames;

/** A description of its own, as long as search engines show one. */
const describe = (name: string) =>
  `Paving in ${name}: driveways, patios and yards on a base that suits its ground, with prices per square metre, dates that hold and a free quote.`;

/** The file of an area's content, made from that of its original. */
function contentOf(folder: string, { slug, name, of }: FurtherArea): string {
  const original = readFileSync(join(folder, "src/content/areas", `${of}.ts`), "utf8");
  return original
    .replace(`slug: "${of}"`, `slug: "${slug}"`)
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
    .replaceAll(new RegExp(`\\b${namesOf[of]}\\b`, "g"), name);
}

/** Adds areas to a copy of the project, as the README has an owner do it. */
export function addAreas(folder: string, areas: readonly FurtherArea[]): void {
  const write = (file: string, text: string) =>
    writeFileSync(join(folder, "src/content/areas", file), text);
  const fill = (file: string, list: object) => {
    const text = readFileSync(join(folder, "src/content/areas", file), "utf8");
    const filled = text.replace(
      /(?<=^export const \w+ = )\{[\s\S]*?\}(?= (as const )?satisfies)/m,
      () => JSON.stringify(list, null, 2),
    );
    if (filled === text) throw new Error(`${file} has no list to fill.`);
    write(file, filled);
  };
  fill("further-names.ts", Object.fromEntries(areas.map(({ slug, name }) => [slug, name])));
  fill(
    "further-suburb-names.ts",
    Object.fromEntries(areas.map((area) => [area.slug, area.suburbs])),
  );
  for (const area of areas) write(`${area.slug}.ts`, contentOf(folder, area));
}
