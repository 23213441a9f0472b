import { photo, scene } from "#machines/photo-view/photo-view.fixture.ts";
import {
  type PhotoViewContext,
  type PhotoViewEvent,
  type Picture,
  photoViewMachine,
} from "#machines/photo-view/photo-view.machine.ts";
import type { PhotoNotice, PhotoProblem } from "#src/planner/domain/ground-corners.ts";
import type { Photo } from "#src/planner/photo/raster.ts";
import { drivewayUrl } from "../../tests/support/paving-planner.ts";
import type { Model } from "../support/model.ts";

type PhotoViewModelEvent =
  | PhotoViewEvent
  | { type: "xstate.done.actor.readPhoto"; output: Photo | PhotoProblem }
  | { type: "xstate.done.actor.handOver"; output: { picture: Picture; notice: PhotoNotice | null } }
  | { type: "xstate.error.actor.handOver" };

const picture: Picture = { scene, file: new File([], "") };
const chosen: PhotoViewModelEvent = { type: "photo.chosen", file: new Blob(), quarters: 0 };

const stroke: PhotoViewModelEvent = {
  type: "stroke.painted",
  stroke: { points: [[0.5, 0.75]], radius: 0.02 },
};

const read: readonly PhotoViewModelEvent[] = [
  { type: "xstate.done.actor.readPhoto", output: photo },
  { type: "xstate.done.actor.readPhoto", output: "damaged" },
];

/** One step to the right, and then none. */
function cornerMoved({ corners }: PhotoViewContext): PhotoViewModelEvent {
  const [x, y] = corners["near-left"];
  return { type: "corner.moved", corner: "near-left", to: [Math.min(x + 0.01, 0.11), y] };
}

export const photoViewModel: Model<typeof photoViewMachine, PhotoViewModelEvent> = {
  name: "photo-view",
  purpose:
    "A plan on the visitor's own photo: read, placed by its corners, and saved or shared; or the size of the ground on it.",
  machine: photoViewMachine,
  stateKey: ({ value, context: { photo: shown, notice, isMeasuring, isBrushing, kept } }) => [
    ...[value, shown !== null, notice],
    ...(isMeasuring ? ["measuring"] : []),
    ...(isBrushing ? ["brushing"] : []),
    ...(kept.length > 0 ? ["kept"] : []),
  ],
  scenarios: [
    {
      title: "photo view: lays a plan on a photo",
      pathname: drivewayUrl,
      input: undefined,
      events: (snapshot) => {
        const { photo: shown } = snapshot.context;
        const onPhoto: readonly PhotoViewModelEvent[] = [
          cornerMoved(snapshot.context),
          { type: "corners.reset" },
          { type: "plan.turned" },
          { type: "photo.removed" },
        ];
        const possible: readonly PhotoViewModelEvent[] = [
          ...[chosen, { type: "choice.cancelled" } as const],
          ...(shown === null ? [] : onPhoto),
        ];
        if (snapshot.matches("reading")) return [...possible, ...read];
        if (snapshot.matches("saving")) {
          return [
            ...possible,
            { type: "xstate.done.actor.handOver", output: { picture, notice: "saved" } },
            { type: "xstate.error.actor.handOver" },
          ];
        }
        if (shown === null) return possible;
        return [...possible, { type: "picture.requested", scene, isShared: false }];
      },
    },
    {
      title: "photo view: keeps what stands on the ground in front",
      pathname: drivewayUrl,
      input: undefined,
      events: (snapshot) => {
        const { photo: shown, isBrushing, kept } = snapshot.context;
        if (snapshot.matches("reading")) return read.slice(0, 1);
        if (shown === null) return [chosen];
        return [
          { type: "brush.toggled" },
          { type: "ground.rested", plan: { width: 6000, height: 8000 } },
          ...(isBrushing && kept.length === 0 ? [stroke] : []),
          ...(kept.length > 0 ? [{ type: "stroke.undone" } as const] : []),
        ];
      },
    },
    {
      title: "photo view: tells the size of the ground",
      pathname: drivewayUrl,
      input: undefined,
      events: (snapshot) => {
        const { photo: shown, isMeasuring } = snapshot.context;
        if (snapshot.matches("reading")) return read;
        if (!isMeasuring) return [{ type: "size.asked" }];
        if (shown === null) return [chosen, { type: "choice.cancelled" }];
        return [
          cornerMoved(snapshot.context),
          { type: "side.entered", side: "near", text: "5" },
          { type: "plan.shown" },
          { type: "photo.removed" },
          chosen,
        ];
      },
    },
  ],
};
