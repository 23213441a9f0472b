import type { Section } from "../src/content/schema.ts";

/** Everything that the files of services, categories and areas hold; pages have sections. */
const files = import.meta.glob<Record<string, { sections?: readonly Section[] }>>(
  ["../src/content/{services,categories,areas}/*.ts", "!../src/content/**/*.test.ts"],
  { eager: true },
);

const sections = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap((page) => page.sections ?? []),
);

/**
 * The first section of the site that is as wanted: examples show the words that visitors read.
 *
 * @throws Error if no page has one any more
 */
export function sampleSection(name: string, isWanted: (section: Section) => boolean): Section {
  const found = sections.find(isWanted);
  if (found === undefined) {
    throw new Error(
      `No page has the section "${name}": take it out of examples/sections/page-sections.examples.tsx.`,
    );
  }
  return found;
}
