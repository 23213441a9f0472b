import type { Story } from "#examples/example.ts";
import { picture } from "#examples/samples.ts";
import { Picture } from "./picture.tsx";

export const story: Story = {
  name: "Picture",
  purpose:
    "A picture in the width and format that suit the window; its space is reserved before it loads.",
  examples: [
    { name: "Own aspect ratio", content: <Picture picture={picture} sizes={[{ vw: 50 }]} /> },
    {
      name: "With its own crop for phones",
      content: <Picture picture={picture} sizes={[{ vw: 50 }]} priority />,
    },
    {
      name: "Cropped to an aspect ratio",
      content: <Picture picture={picture} sizes={[{ vw: 20 }]} aspect="3:2" />,
    },
  ],
};
