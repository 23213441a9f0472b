import { type PhotoViewEvent, photoViewMachine } from "#machines/photo-view/photo-view.machine.ts";
import type { Paving, Photo, PhotoNotice, PhotoProblem } from "#src/domain/photo-ground.ts";
import { drivewayUrl } from "../support/paving-planner.ts";
import type { Model } from "./support/model.ts";

type PhotoViewModelEvent =
  | PhotoViewEvent
  | { type: "xstate.done.actor.readPhoto"; output: Photo | PhotoProblem }
  | { type: "xstate.done.actor.handOver"; output: PhotoNotice | null }
  | { type: "xstate.error.actor.handOver" };

const raster = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
const photo: Photo = { pixels: [raster], light: [raster] };
const texture = { width: 1, height: 1, rasters: [raster] } as const;
const paving: Paving = {
  surface: { width: 1, height: 1, border: 0, depthAt: () => 1, brickAt: () => 0 },
  field: texture,
  border: null,
};
const chosen: PhotoViewModelEvent = { type: "photo.chosen", file: new Blob(), quarters: 0 };

export const photoViewModel: Model<typeof photoViewMachine, PhotoViewModelEvent> = {
  name: "photo-view",
  file: "machines/photo-view/photo-view.machine.ts",
  purpose: "A plan on the visitor's own photo: read, placed by its corners, and saved or shared.",
  machine: photoViewMachine,
  stateKey: ({ value, context: { photo: shown, corners, laid, notice } }) => [
    value,
    shown !== null,
    corners !== laid,
    notice,
  ],
  scenarios: [
    {
      title: "photo view: lays a plan on a photo",
      pathname: drivewayUrl,
      input: undefined,
      events: (snapshot) => {
        const { corners } = snapshot.context;
        const [x, y] = corners["near-left"];
        // One step to the right, then below the far corners, where no rectangle is.
        const isMoved = x !== 0.1;
        const place = isMoved ? ([x, y] as const) : ([x + 0.01, y] as const);
        const moved = { type: "corner.moved", corner: "near-left", place } as const;
        if (snapshot.matches("reading")) {
          return [
            { type: "xstate.done.actor.readPhoto", output: photo },
            { type: "xstate.done.actor.readPhoto", output: "damaged" },
          ];
        }
        if (snapshot.matches("saving")) {
          return [
            { type: "xstate.done.actor.handOver", output: "saved" },
            { type: "xstate.error.actor.handOver" },
          ];
        }
        if (snapshot.matches("moving")) {
          return [moved, { type: "corner.released" }, { type: "drag.cancelled" }];
        }
        if (!snapshot.matches("placing")) return [chosen, { type: "choice.cancelled" }];
        return [
          ...[chosen, moved],
          ...([
            { type: "corner.grabbed" },
            { type: "corners.reset" },
            { type: "plan.turned" },
            { type: "photo.removed" },
            { type: "picture.requested", paving, caption: "", isShared: false },
          ] as const),
        ];
      },
    },
  ],
};
