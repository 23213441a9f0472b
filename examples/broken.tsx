/** Stands in for a fault in the code of a part. */
export function breakOnPurpose(): never {
  throw new Error("Broken on purpose");
}

/** A part that breaks as it is drawn. */
export const BrokenPart = () => breakOnPurpose();
