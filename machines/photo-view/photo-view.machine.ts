import { assertEvent, assign, fromPromise, setup } from "xstate";
import type { Point } from "#src/domain/point.ts";
import {
  areRectangle,
  type Corners,
  type GroundCorner,
  type PhotoNotice,
  type PhotoProblem,
  usualCorners,
  withCorner,
} from "#src/planner/domain/ground-corners.ts";
import { cameraOf, type GroundSide, quartersAlong } from "#src/planner/domain/ground-size.ts";
import type { Paving, Photo } from "#src/planner/photo/raster.ts";

export type PhotoViewEvent =
  /** The visitor chose a file; `quarters` is how often the plan is turned on the first photo. */
  | { type: "photo.chosen"; file: Blob; quarters: number }
  /** The visitor left the camera or the list of files without a choice, or the phone refused the camera. */
  | { type: "choice.cancelled" }
  | { type: "photo.removed" }
  /** The visitor dragged a corner, took that back, or pressed an arrow key. */
  | { type: "corner.moved"; corner: GroundCorner; to: Point }
  | { type: "corners.reset" }
  | { type: "plan.turned" }
  /** The corners or the size of the plan no longer change; `plan` is as large as its drawing. */
  | { type: "ground.rested"; plan: { readonly width: number; readonly height: number } }
  /** The visitor does not know the size: the photo shows it, once there is one. */
  | { type: "size.asked" }
  /** The visitor entered a side of the ground that they know; an empty text takes it back. */
  | { type: "side.entered"; side: GroundSide; text: string }
  /** The visitor took the brush that keeps what stands on the ground in front of the plan, or put it down. */
  | { type: "brush.toggled" }
  | { type: "stroke.painted"; stroke: Stroke }
  | { type: "stroke.undone" }
  /** The visitor asked for the plan on the photo, or took the size of the ground for it. */
  | { type: "plan.shown"; hasItsSize?: boolean }
  /** The visitor asked for the picture, as a file or to share. */
  | { type: "picture.requested"; scene: Scene; isShared: boolean };

/** Where the visitor painted: points in shares of the photo's width and height, half the width in shares of its width. */
export interface Stroke {
  readonly points: readonly Point[];
  readonly radius: number;
}

/** A plan on a photo. */
export interface Scene {
  readonly photo: Photo;
  readonly paving: Paving;
  /** Where the plan lies; turned, its near left corner is another one of the ground. */
  readonly corners: Corners;
  /** Where the photo stays in front of the plan. */
  readonly kept: readonly Stroke[];
  /** The plan in a line. */
  readonly caption: string;
  /** Its guide price in a line, or why there is none. */
  readonly price: string;
  /** Whether its picture shows the ground as it is, too, beside the plan. */
  readonly isCompared?: boolean;
}

export interface Picture {
  readonly scene: Scene;
  readonly file: File;
}

export interface PictureRequest {
  readonly scene: Scene;
  readonly isShared: boolean;
  /** The picture, if it is already made. */
  readonly made: Picture | null;
}

export interface PhotoViewContext {
  photo: Photo | null;
  corners: Corners;
  /** The last corners that a rectangle can have: with them the plan is laid. */
  laid: Corners;
  /** How often the plan is turned clockwise on the ground. */
  quarters: number;
  /** Whether the visitor turned it on this photo, or took its size as it lies: then its longer side stays. */
  isTurnKept: boolean;
  isBrushing: boolean;
  /** Where the photo stays in front of the plan, the last stroke last. */
  kept: readonly Stroke[];
  /** Whether the photo is to show the size of the ground, and not the plan on it. */
  isMeasuring: boolean;
  /** The side of the ground that the visitor knows, as typed. */
  known: { readonly side: GroundSide; readonly text: string } | null;
  notice: PhotoNotice | null;
  /** The scene whose picture the notice is about; of another scene it is not true. null for other notices. */
  requested: Scene | null;
  /** The last picture, which can be shared at once while its scene is the same. */
  picture: Picture | null;
}

const unplaced = { corners: usualCorners, laid: usualCorners };

/** What a photo begins with. */
const unused = {
  ...unplaced,
  isTurnKept: false,
  isBrushing: false,
  kept: [],
  known: null,
  notice: null,
  picture: null,
};

const withoutPhoto = { ...unused, photo: null, requested: null, isMeasuring: false };

/**
 * A plan on the visitor's photo (docs/specification.md#on-your-photo), or the size of the ground on it. The photo is in memory alone, and
 * gone with the actor. Corners can be moved in every state, also with two fingers.
 */
export const photoViewMachine = setup({
  types: { context: {} as PhotoViewContext, events: {} as PhotoViewEvent },
  actors: {
    /** The feature provides both actors; this one never rejects. */
    readPhoto: fromPromise<Photo | PhotoProblem, Blob>(() => Promise.resolve("damaged")),
    /** Makes the picture and saves or shares it. There is no notice when the visitor cancels sharing. */
    handOver: fromPromise<{ picture: Picture; notice: PhotoNotice | null }, PictureRequest>(() =>
      Promise.reject(new Error("Expected an actor.")),
    ),
  },
}).createMachine({
  id: "photoView",
  context: { ...withoutPhoto, quarters: 0 },
  initial: "idle",
  on: {
    "photo.chosen": {
      target: ".reading",
      actions: assign(({ context: { photo, quarters }, event }) => ({
        quarters: photo === null ? event.quarters : quarters,
        notice: null,
        requested: null,
      })),
    },
    "choice.cancelled": {
      actions: assign(({ context: { photo } }) => ({ notice: photo ? null : "none-chosen" })),
    },
    "photo.removed": { target: ".idle", actions: assign(withoutPhoto) },
    "corner.moved": {
      actions: assign(({ context, event: { corner, to } }) => {
        const corners = withCorner(context.corners, corner, to);
        return { corners, laid: areRectangle(corners) ? corners : context.laid, notice: null };
      }),
    },
    "corners.reset": { actions: assign({ ...unplaced, notice: null }) },
    "plan.turned": {
      actions: assign(({ context: { quarters } }) => ({
        quarters: (quarters + 1) % 4,
        isTurnKept: true,
        notice: null,
      })),
    },
    "ground.rested": {
      actions: assign(({ context: { photo, laid, isTurnKept }, event: { plan } }) =>
        photo === null || isTurnKept
          ? {}
          : { quarters: quartersAlong(plan, laid, cameraOf(photo)) },
      ),
    },
    "brush.toggled": {
      actions: assign(({ context: { isBrushing } }) => ({ isBrushing: !isBrushing })),
    },
    "stroke.painted": {
      actions: assign(({ context: { kept }, event: { stroke } }) => ({
        kept: [...kept, stroke],
        notice: null,
      })),
    },
    "stroke.undone": {
      actions: assign(({ context: { kept } }) => ({ kept: kept.slice(0, -1), notice: null })),
    },
    "size.asked": { actions: assign({ isMeasuring: true, isBrushing: false, notice: null }) },
    "side.entered": {
      actions: assign(({ event: { side, text } }) => ({
        known: text === "" ? null : { side, text },
      })),
    },
    "plan.shown": {
      actions: assign(({ context: { isTurnKept }, event: { hasItsSize = false } }) => ({
        isMeasuring: false,
        isTurnKept: isTurnKept || hasItsSize,
      })),
    },
  },
  states: {
    idle: { on: { "picture.requested": "saving" } },
    reading: {
      invoke: {
        id: "readPhoto",
        src: "readPhoto",
        input: ({ event }) => {
          assertEvent(event, "photo.chosen");
          return event.file;
        },
        onDone: {
          target: "idle",
          // Where a file shows no photo, the one before it stays.
          actions: assign(({ event: { output } }) =>
            typeof output === "string" ? { notice: output } : { ...unused, photo: output },
          ),
        },
      },
    },
    saving: {
      entry: assign(({ event }) => {
        assertEvent(event, "picture.requested");
        return { notice: null, requested: event.scene };
      }),
      invoke: {
        id: "handOver",
        src: "handOver",
        input: ({ context: { picture }, event }) => {
          assertEvent(event, "picture.requested");
          const { scene, isShared } = event;
          return { scene, isShared, made: picture?.scene === scene ? picture : null };
        },
        onDone: { target: "idle", actions: assign(({ event }) => event.output) },
        onError: { target: "idle", actions: assign({ notice: "not-saved" }) },
      },
    },
  },
});
