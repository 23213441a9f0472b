import { lazyPart } from "../../hydration/late-part.tsx";
import type { LayerDrawingProps, LayerListProps } from "./layer-drawing.tsx";

const fetchLayers = () => import("./layer-drawing.tsx");

/*
 * Nothing ever changes in the layers, so the script that draws them stays away from a page whose
 * HTML shows them.
 */
export const { Part: LayerDrawing } = lazyPart<LayerDrawingProps>({
  fetch: async () => (await fetchLayers()).LayerDrawing,
});
export const { Part: LayerList } = lazyPart<LayerListProps>({
  fetch: async () => (await fetchLayers()).LayerList,
});
