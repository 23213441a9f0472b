import type { LayerKind } from "../../domain/pavement.ts";

/** What lies in place of layers of closed paving where paving is permeable (docs/facts.md#layers). */
export const permeableDifferences = [
  { layer: "jointing-sand", text: "Permeable paving has open joints instead." },
  { layer: "bedding-sand", text: "Permeable paving has grit instead." },
  { layer: "sub-base", text: "Permeable paving has open stone instead." },
] as const satisfies readonly { layer: LayerKind; text: string }[];
