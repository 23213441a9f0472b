import { LayerDrawing, LayerList } from "../../src/sections/page-sections/layer-drawing.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "Layers",
  purpose: "The cut through the paving, at true scale for what drives on it, and its words.",
  examples: [
    { name: "Drawing for feet", content: <LayerDrawing traffic="foot" /> },
    { name: "Drawing for cars", content: <LayerDrawing traffic="cars" /> },
    { name: "Drawing for trucks", content: <LayerDrawing traffic="trucks" /> },
    { name: "Short list", content: <LayerList traffic="cars" layout="column" /> },
    { name: "List with purposes", content: <LayerList traffic="trucks" layout="broad" /> },
  ],
};
