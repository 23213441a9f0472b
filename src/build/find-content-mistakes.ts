import * as figures from "../content/figures.ts";
import { pictures } from "../content/pictures/pictures.ts";
import { checkContent, readContent } from "../content-schema/check-content.ts";
import { checkPictures } from "../content-schema/check-pictures.ts";
import { checkFigures } from "../content-schema/figures-schema.ts";
import { ContentError } from "../content-schema/mistakes.ts";
import { readBusiness } from "./business-plugin.ts";
import { checkMasters } from "./pictures/picture-plan.ts";

/** Labels, messages and menus, which have types but no schemas. */
const textFiles = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../content/interface/*.ts", "../content/{navigation,specified-texts,strip-facts}.ts"],
  { eager: true },
);

/** The paths of the empty texts in a value, such as fieldTexts.name.label. */
function emptyTexts(value: unknown, path: string): string[] {
  if (value === "") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    emptyTexts(part, path === "" ? key : `${path}.${key}`),
  );
}

function checkTexts(): void {
  const mistakes = Object.entries(textFiles).flatMap(([file, texts]) =>
    emptyTexts(texts, "").map(
      (path) =>
        `src/content/${file.slice("../content/".length)}, ${path}: Expected a text, got an empty one`,
    ),
  );
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

async function findContentMistakes(): Promise<readonly string[]> {
  const figuresAreRight = () => checkFigures(figures);
  const checks = [
    readBusiness,
    figuresAreRight,
    checkTexts,
    () => checkPictures(pictures),
    () => checkMasters(pictures),
    async () => checkContent(await readContent()),
  ];
  const mistakes: string[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(...error.mistakes);
      // Pages repeat the figures, and so their mistakes.
      if (check === figuresAreRight) break;
    }
  }
  return mistakes;
}

/** All mistakes in what an owner edits, one sentence each; for `npm run check:content`. */
export const contentMistakes = await findContentMistakes();
