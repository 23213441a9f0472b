import { assertEvent, assign, fromPromise, setup } from "xstate";
import {
  areRectangle,
  type Corners,
  type GroundCorner,
  type Paving,
  type Photo,
  type PhotoNotice,
  type PhotoProblem,
  type Place,
  reachEdge,
  turnedBy,
  usualCorners,
  withCorner,
} from "#src/domain/photo-ground.ts";

/** What can happen to the view of a plan on the visitor's photo. */
export type PhotoViewEvent =
  /** The visitor chose a file; `quarters` is how often the plan is turned at first. */
  | { type: "photo.chosen"; file: Blob; quarters: number }
  /** The visitor left the camera or the list of files without a choice, or the phone refused the camera. */
  | { type: "choice.cancelled" }
  | { type: "photo.removed" }
  /** The visitor took hold of a corner, let it go, or pressed Escape meanwhile. */
  | { type: "corner.grabbed" }
  | { type: "corner.released" }
  | { type: "drag.cancelled" }
  /** The visitor dragged a corner, or moved it with a key. */
  | { type: "corner.moved"; corner: GroundCorner; place: Place }
  | { type: "corners.reset" }
  | { type: "plan.turned" }
  /** The visitor asked for the picture, as a file or to share; `caption` is written below it. */
  | { type: "picture.requested"; paving: Paving; caption: string; isShared: boolean };

interface Placement {
  corners: Corners;
  /** The last corners that a rectangle can have: with them the plan is laid. */
  laid: Corners;
  /** Whether there is room beside the photo, for corners that are outside of it. */
  hasRoom: boolean;
}

export interface PhotoViewContext extends Placement {
  photo: Photo | null;
  /** The corners before one of them was grabbed. */
  before: Corners;
  /** How often the plan is turned clockwise on the ground. */
  quarters: number;
  /** The same for the photo that is being read. */
  firstQuarters: number;
  notice: PhotoNotice | null;
}

/** A picture of the plan on the photo. */
export interface PictureRequest {
  readonly photo: Photo;
  /** Of the plan: turned, its near left corner is another one of the ground. */
  readonly corners: Corners;
  readonly paving: Paving;
  readonly caption: string;
  readonly isShared: boolean;
}

const unplaced: Placement = { corners: usualCorners, laid: usualCorners, hasRoom: false };

const placed = (corners: Corners, hasRoom: boolean): Partial<Placement> => ({
  ...{ corners, hasRoom },
  ...(areRectangle(corners) && { laid: corners }),
});

const photoViewSetup = setup({
  types: { context: {} as PhotoViewContext, events: {} as PhotoViewEvent },
  actors: {
    /** The feature provides both actors; this one never rejects. */
    readPhoto: fromPromise<Photo | PhotoProblem, Blob>(() => Promise.resolve("damaged")),
    /** Saves or shares the picture; null when the visitor cancels sharing. */
    handOver: fromPromise<PhotoNotice | null, PictureRequest>(() => Promise.resolve(null)),
  },
  guards: { hasPhoto: ({ context: { photo } }) => photo !== null },
  actions: {
    move: assign(({ context: { corners, hasRoom }, event }) => {
      assertEvent(event, "corner.moved");
      return { ...placed(withCorner(corners, event.corner, event.place), hasRoom), notice: null };
    }),
    settle: assign(({ context: { corners } }) => placed(corners, reachEdge(corners))),
  },
});

/**
 * A plan on the visitor's photo (docs/specification.md#on-your-photo). The photo is in memory alone, and
 * gone with the actor.
 */
export const photoViewMachine = photoViewSetup.createMachine({
  id: "photoView",
  context: {
    ...unplaced,
    photo: null,
    before: usualCorners,
    quarters: 0,
    firstQuarters: 0,
    notice: null,
  },
  initial: "empty",
  on: {
    "photo.chosen": {
      target: ".reading",
      actions: assign(({ event: { quarters } }) => ({ firstQuarters: quarters, notice: null })),
    },
    "choice.cancelled": {
      actions: assign(({ context: { photo } }) => ({ notice: photo ? null : "none-chosen" })),
    },
  },
  states: {
    empty: {},
    reading: {
      invoke: {
        id: "readPhoto",
        src: "readPhoto",
        input: ({ event }) => {
          assertEvent(event, "photo.chosen");
          return event.file;
        },
        onDone: {
          target: "read",
          actions: assign(({ context: { firstQuarters: quarters }, event: { output } }) =>
            typeof output === "string"
              ? { notice: output }
              : { photo: output, quarters, notice: null, ...unplaced },
          ),
        },
      },
    },
    /** Where a file is no photo, the one before it stays. */
    read: { always: [{ guard: "hasPhoto", target: "placing" }, { target: "failed" }] },
    failed: {},
    placing: {
      on: {
        "corner.grabbed": {
          target: "moving",
          actions: assign(({ context }) => ({ before: context.corners, notice: null })),
        },
        "corner.moved": { actions: ["move", "settle"] },
        "corners.reset": { actions: assign(unplaced) },
        "plan.turned": {
          actions: assign(({ context }) => ({ quarters: (context.quarters + 1) % 4 })),
        },
        "photo.removed": { target: "empty", actions: assign({ photo: null, notice: null }) },
        "picture.requested": "saving",
      },
    },
    moving: {
      on: {
        "corner.moved": { actions: "move" },
        "corner.released": { target: "placing", actions: "settle" },
        "drag.cancelled": {
          target: "placing",
          actions: assign(({ context: { before, hasRoom } }) => placed(before, hasRoom)),
        },
      },
    },
    saving: {
      entry: assign({ notice: null }),
      invoke: {
        id: "handOver",
        src: "handOver",
        input: ({ context: { photo, laid, quarters }, event }) => {
          assertEvent(event, "picture.requested");
          if (photo === null) throw new Error("Expected a photo to lay the plan on, got none.");
          return { photo, corners: turnedBy(laid, quarters), ...event };
        },
        onDone: {
          target: "placing",
          actions: assign(({ event }) => ({ notice: event.output })),
        },
        onError: { target: "placing", actions: assign({ notice: "not-saved" }) },
      },
    },
  },
});
