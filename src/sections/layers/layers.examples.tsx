import type { Story } from "#examples/example.ts";
import { LayerDrawing, LayerList } from "./layer-drawing.tsx";

export const story: Story = {
  name: "Layers",
  purpose:
    "A cross-section of the pavement to scale, for each kind of traffic, and its list of layers.",
  examples: [
    { name: "Drawing for feet", content: <LayerDrawing traffic="foot" /> },
    { name: "Drawing for cars", content: <LayerDrawing traffic="cars" /> },
    { name: "Drawing for trucks", content: <LayerDrawing traffic="trucks" /> },
    { name: "Short list", content: <LayerList traffic="cars" layout="column" /> },
    {
      name: "List with purposes",
      content: <LayerList traffic="cars" layout="broad" hasPurposes />,
    },
  ],
};
