/** Five paths for each test, which share the browser's cache. */
export const batchesOfFive = (paths: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(paths.length / 5) }, (_, batch) =>
    paths.slice(batch * 5, batch * 5 + 5),
  );
