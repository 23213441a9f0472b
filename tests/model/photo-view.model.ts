import { photo, scene } from "#machines/photo-view/photo-view.fixture.ts";
import {
  type PhotoViewEvent,
  type Picture,
  photoViewMachine,
} from "#machines/photo-view/photo-view.machine.ts";
import type { PhotoNotice, PhotoProblem } from "#src/planner/domain/photo-ground.ts";
import type { Photo } from "#src/planner/photo/raster.ts";
import { drivewayUrl } from "../support/paving-planner.ts";
import type { Model } from "./support/model.ts";

type PhotoViewModelEvent =
  | PhotoViewEvent
  | { type: "xstate.done.actor.readPhoto"; output: Photo | PhotoProblem }
  | { type: "xstate.done.actor.handOver"; output: { picture: Picture; notice: PhotoNotice | null } }
  | { type: "xstate.error.actor.handOver" };

const picture: Picture = { scene, file: new File([], "") };
const chosen: PhotoViewModelEvent = { type: "photo.chosen", file: new Blob(), quarters: 0 };

export const photoViewModel: Model<typeof photoViewMachine, PhotoViewModelEvent> = {
  name: "photo-view",
  file: "machines/photo-view/photo-view.machine.ts",
  purpose: "A plan on the visitor's own photo: read, placed by its corners, and saved or shared.",
  machine: photoViewMachine,
  stateKey: ({ value, context: { photo: shown, notice, isMeasuring } }) => [
    ...[value, shown !== null, notice, isMeasuring],
  ],
  scenarios: [
    {
      title: "photo view: lays a plan on a photo",
      pathname: drivewayUrl,
      input: undefined,
      events: (snapshot) => {
        const { photo: shown, corners, isMeasuring } = snapshot.context;
        // One step to the right, and then none.
        const [x, y] = corners["near-left"];
        const to = [Math.min(x + 0.01, 0.11), y] as const;
        const measuring: readonly PhotoViewModelEvent[] = [
          { type: "side.entered", side: "near", text: "5" },
          { type: "plan.shown" },
        ];
        const onPhoto: readonly PhotoViewModelEvent[] = [
          { type: "corner.moved", corner: "near-left", to },
          { type: "corners.reset" },
          { type: "photo.removed" },
          ...(isMeasuring ? measuring : ([{ type: "plan.turned" }] as const)),
        ];
        const possible: readonly PhotoViewModelEvent[] = [
          ...[chosen, { type: "choice.cancelled" } as const],
          ...(shown === null ? [] : onPhoto),
          ...(isMeasuring ? [] : [{ type: "size.asked" } as const]),
        ];
        if (snapshot.matches("reading")) {
          return [
            ...possible,
            { type: "xstate.done.actor.readPhoto", output: photo },
            { type: "xstate.done.actor.readPhoto", output: "damaged" },
          ];
        }
        if (snapshot.matches("saving")) {
          return [
            ...possible,
            { type: "xstate.done.actor.handOver", output: { picture, notice: "saved" } },
            { type: "xstate.error.actor.handOver" },
          ];
        }
        if (shown === null || isMeasuring) return possible;
        return [...possible, { type: "picture.requested", scene, isShared: false }];
      },
    },
  ],
};
