import type { PagesByFile } from "./check-across-pages.ts";
import type { PromisedWork } from "./promises.ts";

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Finds promises that their page no longer makes, so that the owner confirms no others. */
export function findStalePromises(promises: readonly PromisedWork[], pages: PagesByFile): string[] {
  return promises.flatMap(({ promise, saidIn }) =>
    Object.entries(saidIn)
      .map(([page, text]) => ({ file: `src/content/${page}.ts`, text }))
      .filter(({ file, text }) => !textsIn(pages.get(file)).some((one) => one.includes(text)))
      .map(
        ({ file, text }) =>
          `src/content/promises.ts, "${promise}": Expected "${text}" in ${file}. Update or remove it`,
      ),
  );
}

/** One line that counts the promises that are left to confirm and names the list. */
export const promisesNote = (count: number) =>
  `Promises for the owner to confirm (${count}): they are listed in src/content/promises.ts.`;
