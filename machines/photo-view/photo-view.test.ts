import { describe, expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import {
  type Paving,
  type Photo,
  type PhotoNotice,
  type PhotoProblem,
  usualCorners,
} from "#src/domain/photo-ground.ts";
import { type PictureRequest, photoViewMachine, type Scene } from "./photo-view.machine.ts";

const raster = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
const photo: Photo = { pixels: [raster], light: [raster] };
const texture = { width: 1, height: 1, pixels: [raster] } as const;
const paving: Paving = {
  surface: { width: 1, height: 1, border: 0, depthAt: () => 1, brickAt: () => 0 },
  field: texture,
  border: null,
};
const scene: Scene = { photo, paving, corners: usualCorners, caption: "Driveway" };
const file = new Blob(["photo"]);
const chosen = { type: "photo.chosen", file, quarters: 1 } as const;

/** A view of a photo; another one cannot be read. Its pictures are handed over as given. */
async function placed(notice: PhotoNotice = "saved") {
  const readings: (Photo | PhotoProblem)[] = [photo, "damaged"];
  const requests: PictureRequest[] = [];
  const view = createActor(
    photoViewMachine.provide({
      actors: {
        readPhoto: fromPromise(async () => readings.shift() ?? photo),
        handOver: fromPromise(async ({ input }) => {
          requests.push(input);
          const made = input.made ?? { scene: input.scene, file: new File([], "picture.jpg") };
          return { picture: made, notice };
        }),
      },
    }),
  ).start();
  view.send(chosen);
  await waitFor(view, (snapshot) => snapshot.context.photo !== null && snapshot.matches("idle"));
  return { view, requests };
}

describe("choosing a photo", () => {
  test("shows it with the usual corners", async () => {
    const { view } = await placed();
    expect(view.getSnapshot().context).toMatchObject({
      photo,
      corners: usualCorners,
      quarters: 1,
      notice: null,
    });
  });

  test("keeps the photo when another one cannot be read", async () => {
    const { view } = await placed();
    view.send({ type: "plan.turned" });
    view.send(chosen);
    await waitFor(view, (snapshot) => snapshot.context.notice === "damaged");
    expect(view.getSnapshot().context.quarters).toBe(2);
    expect(view.getSnapshot().value).toBe("idle");
    expect(view.getSnapshot().context.photo).toBe(photo);
  });
});

describe("moving a corner", () => {
  const moveTo = (x: number, y: number) =>
    ({ type: "corner.moved", corner: "near-left", to: [x, y] }) as const;

  test("lays the plan with it, and makes room once it is let go at an edge", async () => {
    const { view } = await placed();
    view.send(moveTo(-0.1, 0.9));
    expect(view.getSnapshot().context.hasRoom).toBe(false);
    view.send({ type: "corner.released" });
    const { hasRoom, laid } = view.getSnapshot().context;
    expect(hasRoom).toBe(true);
    expect(laid["near-left"]).toEqual([-0.1, 0.9]);
  });

  test("keeps the last rectangle while the corners cross, until the button puts them back", async () => {
    const { view } = await placed();
    view.send(moveTo(0.95, 0.9));
    expect(view.getSnapshot().context.corners["near-left"]).toEqual([0.95, 0.9]);
    expect(view.getSnapshot().context.laid).toEqual(usualCorners);
    view.send({ type: "corners.reset" });
    expect(view.getSnapshot().context).toMatchObject({ corners: usualCorners, laid: usualCorners });
  });

  test("goes on while another photo is read and while the picture is saved", async () => {
    const { view } = await placed();
    for (const [event, x] of [
      [chosen, 0.2],
      [{ type: "picture.requested", scene, isShared: false }, 0.3],
    ] as const) {
      view.send(event);
      view.send(moveTo(x, 0.9));
      expect(view.getSnapshot().value).not.toBe("idle");
      expect(view.getSnapshot().context.laid["near-left"]).toEqual([x, 0.9]);
      await waitFor(view, (snapshot) => snapshot.matches("idle"));
    }
  });
});

describe("the picture", () => {
  const request = { type: "picture.requested", scene, isShared: true } as const;
  const isIdle = ({ value }: { value: unknown }) => value === "idle";

  test("is made again only when the scene has changed, and says what became of it", async () => {
    const { view, requests } = await placed("share-again");
    for (const shown of [scene, scene, { ...scene, caption: "Path" }]) {
      view.send({ ...request, scene: shown });
      expect(view.getSnapshot().value).toBe("saving");
      await waitFor(view, isIdle);
      expect(view.getSnapshot().context.notice).toBe("share-again");
    }
    expect(requests.map(({ made }) => made !== null)).toEqual([false, true, false]);
  });
});
