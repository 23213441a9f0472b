import { type LayerKind, layerKinds, type Traffic } from "../../domain/pavement.ts";

export interface PavementLayer {
  readonly kind: LayerKind;
  /**
   * Thickness in the drawing in mm, within the range that its text gives
   * (content/interface/pavement-layers.ts). Jointing sand has 0, because it is between the pavers. The
   * ground has no bottom; this much of it is shown.
   */
  readonly thicknessMm: number;
}

const sand = { "jointing-sand": 0, "bedding-sand": 25 } as const;
const ground = 140;

const thicknesses: Readonly<Record<Traffic, Readonly<Record<LayerKind, number>>>> = {
  foot: { ...sand, pavers: 50, "sub-base": 75, ground },
  cars: { ...sand, pavers: 60, "sub-base": 125, ground },
  trucks: { ...sand, pavers: 80, "sub-base": 150, ground },
};

/** The layers of a pavement for this traffic, from the top down. */
export const pavementLayers = (traffic: Traffic): readonly PavementLayer[] =>
  layerKinds.map((kind) => ({ kind, thicknessMm: thicknesses[traffic][kind] }));
