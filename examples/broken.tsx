/** Simulates a bug. */
export function throwOnPurpose(): never {
  throw new Error("Broken on purpose");
}

/** A component that throws when it renders. */
export const BrokenPart = () => throwOnPurpose();
