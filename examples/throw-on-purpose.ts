/** Simulates a bug. */
export function throwOnPurpose(): never {
  throw new Error("Broken on purpose");
}
