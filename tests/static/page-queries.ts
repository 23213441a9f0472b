import type { HTMLElement } from "node-html-parser";
import type { Block, Detail } from "#src/content-schema/block-schema.ts";
import { areaNames } from "#src/domain/areas.ts";
import { keysOf } from "#src/domain/keys-of.ts";
import { textOf } from "../support/built-pages.ts";
import { business } from "../support/business.ts";

export const areas = keysOf(areaNames);

/** The blocks in the content of an area or category, and the rows of their details. */
export async function blocksOf(
  folder: "areas" | "categories",
  slug: string,
): Promise<readonly (Block | Detail)[]> {
  const exports: Record<string, { blocks: readonly Block[] }> = await import(
    `../../src/content/${folder}/${slug}.ts`
  );
  const blocks = Object.values(exports)[0]?.blocks ?? [];
  return blocks.flatMap((block): readonly (Block | Detail)[] =>
    block.kind === "details" ? [block, ...block.rows] : [block],
  );
}

export const texts = (found: readonly HTMLElement[]) => found.map(textOf);
export const list = (found: readonly HTMLElement[]) => texts(found).join(", ");
export const titles = (within: HTMLElement) => texts(within.querySelectorAll("li h3, li h4"));
export const links = (within: HTMLElement, path: string) =>
  within.querySelectorAll(`a[href="${path}"]`).map(textOf);
export const buttons = (within: HTMLElement) =>
  texts(within.querySelectorAll("button, a")).filter((text) => text !== "");
export const questions = (within: HTMLElement) =>
  within.querySelectorAll("button[aria-expanded][aria-controls]");
export const callLinks = (within: HTMLElement) => links(within, `tel:${business.callNumber}`);
