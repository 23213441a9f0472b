import { useMemo } from "react";
import type { Story } from "#examples/example.ts";
import { pavingPresets } from "../../content/paving-presets.ts";
import { areRectangle, type Corners, turnedBy, withCorner } from "../domain/ground-corners.ts";
import type { HomePlan } from "../domain/paving-plan.ts";
import { GroundOnPhoto } from "./ground-on-photo.tsx";
import { PhotoGround } from "./photo-ground.tsx";
import { photoOf } from "./photo-pixels.ts";
import { tools } from "./photo-view.css.ts";
import { PhotoView } from "./photo-view.tsx";
import type { Raster } from "./raster.ts";
import { usePaving } from "./use-photo-scene.ts";

const [width, height] = [640, 480];
const horizon = 130;

/** A bare yard that a camera sees 1.6 m above the ground: sky, ground 4 m wide with a shadow across it, lawn. */
function yard(): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const away = (1.6 * 512) / Math.max(1, y - horizon);
    const right = ((x - width / 2) * away) / 512;
    const isGround = Math.abs(right) < 2 && away < 11;
    const colour = y < horizon ? [140, 180, 225] : isGround ? [178, 168, 152] : [110, 140, 70];
    const light = y > horizon && Math.abs(away - 7 - right) < 0.8 ? 0.55 : 1;
    data.set(
      colour.map((channel) => channel * light),
      pixel * 4,
    );
  }
  return { width, height, data };
}

/** Where the camera sees a point of the ground: metres to the right of it and away from it. */
const seen = (right: number, away: number) =>
  [(width / 2 + (512 * right) / away) / width, (horizon + (1.6 * 512) / away) / height] as const;

const corners: Corners = {
  "near-left": seen(-1.5, 3),
  "near-right": seen(1.5, 3),
  "far-right": seen(1.5, 9),
  "far-left": seen(-1.5, 9),
};

interface OnPhotoProps {
  plan: HomePlan;
  /** Where the visitor has dragged the corners. */
  moved?: Corners;
  isBare?: boolean;
  isBrushing?: boolean;
}

function OnPhoto({ plan, moved = corners, isBare = false, isBrushing = false }: OnPhotoProps) {
  const photo = useMemo(() => photoOf(yard()), []);
  const paving = usePaving(plan, true);
  const laid = areRectangle(moved) ? moved : corners;
  return paving === null ? null : (
    <PhotoGround
      scene={{
        ...{ photo, paving, corners: turnedBy(laid, 1), kept: [] },
        ...{ caption: "A driveway on a yard", price: "" },
      }}
      isBare={isBare}
      corners={moved}
      laid={laid}
      isBrushing={isBrushing}
      send={() => {}}
    />
  );
}

/** The size within the corners, with a side that the visitor has typed. */
const Measured = ({ text }: { text: string }) => (
  <div className={tools}>
    <GroundOnPhoto
      photo={useMemo(() => photoOf(yard()), [])}
      corners={corners}
      laid={corners}
      plan={plan}
      quarters={0}
      known={text === "" ? null : { side: "near", text }}
      isMeasuring
      sides={null}
      take={() => {}}
    />
  </div>
);

const plan: HomePlan = {
  ...pavingPresets["two-car"].plan,
  ...{ pattern: "herringbone", colour: "charcoal", border: "soldier-course" },
  ...{ borderColour: "sandstone", size: { shape: "rectangle", length: 6, width: 3 } },
};

export const story: Story = {
  name: "Photo view",
  purpose: "Shows a plan on the visitor's own photo, to scale.",
  examples: [
    {
      name: "Before a photo",
      content: (
        <PhotoView plan={plan} scene={null} takePlan={() => {}} undoSize={null} summary={null}>
          {null}
        </PhotoView>
      ),
    },
    { name: "A driveway", content: <OnPhoto plan={plan} /> },
    { name: "The ground as it is", content: <OnPhoto plan={plan} isBare={true} /> },
    {
      name: "An L without a border",
      content: (
        <OnPhoto
          plan={{
            ...plan,
            ...{ border: "none", colour: "clay-red" },
            size: { shape: "l-shape", length: 6, width: 3, cornerLength: 2, cornerWidth: 1.2 },
          }}
        />
      ),
    },
    {
      name: "A circle",
      content: <OnPhoto plan={{ ...plan, size: { shape: "circle", diameter: 6 } }} />,
    },
    {
      name: "Corners beside the photo",
      content: (
        <OnPhoto
          plan={plan}
          moved={{ ...corners, "near-left": [-0.3, 1.2], "near-right": [1, 0.95] }}
        />
      ),
    },
    { name: "The brush", content: <OnPhoto plan={plan} isBrushing={true} /> },
    {
      name: "The size of the ground",
      content: <Measured text="" />,
    },
    {
      name: "A known side that is no size",
      content: <Measured text="x" />,
    },
    {
      name: "Corners that cross",
      content: <OnPhoto plan={plan} moved={withCorner(corners, "near-left", [0.75, 0.6])} />,
    },
  ],
};
