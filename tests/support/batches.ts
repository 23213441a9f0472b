/**
 * The addresses, five at a time: one browser goes through those of a group, and what their pages
 * share comes to it once.
 */
export const batchesOfFive = (addresses: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(addresses.length / 5) }, (_, group) =>
    addresses.slice(group * 5, group * 5 + 5),
  );
