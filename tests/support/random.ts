import fc from "fast-check";

/** Random choices that a seed repeats. */
export interface Random {
  /** An integer from 0 up to, not including, `end`. */
  below(end: number): number;
  /** One of the items; throws if there are none. */
  oneOf<Item>(items: readonly Item[]): Item;
}

export function randomFrom(seed: number): Random {
  const numbers = fc.sample(fc.noBias(fc.nat()), { seed, numRuns: 40_000 }).values();
  const below = (end: number) => {
    const { value } = numbers.next();
    if (value === undefined) throw new Error("Expected at most 40,000 random numbers.");
    return value % end;
  };
  return {
    below,
    oneOf: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("Expected at least one item.");
      return item;
    },
  };
}

/** Reads a positive integer from an environment variable. */
export function numberFrom(variable: string, fallback: number): number {
  const given = process.env[variable];
  if (given === undefined) return fallback;
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new Error(
    `${variable} takes a whole number from 1, as in ${variable}=1234. Got "${given}".`,
  );
}
