import type { Section } from "../src/content/schema.ts";

/** The pages of services, categories and areas, which have sections. */
const files = import.meta.glob<Record<string, { sections?: readonly Section[] }>>(
  ["../src/content/{services,categories,areas}/*.ts", "!../src/content/**/*.test.ts"],
  { eager: true },
);

const sections = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap((page) => page.sections ?? []),
);

/**
 * The first section of the site that matches, so that examples show what visitors read.
 *
 * @throws Error if no page has one
 */
export function sampleSection(name: string, matches: (section: Section) => boolean): Section {
  const found = sections.find(matches);
  if (found === undefined) {
    throw new Error(
      `Expected a page with the section "${name}", got none: remove it from src/sections/page-sections/page-sections.examples.tsx.`,
    );
  }
  return found;
}
