import { describe, expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import {
  type Paving,
  type Photo,
  type PhotoNotice,
  type PhotoProblem,
  usualCorners,
} from "#src/domain/photo-ground.ts";
import { type PictureRequest, photoViewMachine } from "./photo-view.machine.ts";

const raster = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
const photo: Photo = { pixels: [raster], light: [raster] };
const texture = { width: 1, height: 1, rasters: [raster] } as const;
const paving: Paving = {
  surface: { width: 1, height: 1, border: 0, depthAt: () => 1, brickAt: () => 0 },
  field: texture,
  border: null,
};
const file = new Blob(["photo"]);
const chosen = { type: "photo.chosen", file, quarters: 1 } as const;

/** A view whose files are read as given, one after another, and whose pictures are handed over so. */
function openView(
  readings: (Photo | PhotoProblem)[],
  outcome: PhotoNotice | null | Error = "saved",
) {
  const requests: PictureRequest[] = [];
  const settle = <Value>(value: Value | Error | undefined) => {
    if (value instanceof Error || value === undefined) throw new Error("Not possible");
    return value;
  };
  const view = createActor(
    photoViewMachine.provide({
      actors: {
        readPhoto: fromPromise(async () => settle(readings.shift())),
        handOver: fromPromise(async ({ input }) => {
          requests.push(input);
          return settle(outcome);
        }),
      },
    }),
  ).start();
  return { view, requests };
}

async function placed(outcome: PhotoNotice | null | Error = "saved") {
  const opened = openView([photo, "damaged"], outcome);
  opened.view.send(chosen);
  await waitFor(opened.view, (snapshot) => snapshot.matches("placing"));
  return opened;
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

  test.each(["empty", "not-a-picture", "heic", "too-large", "damaged"] as const)(
    "says why there is none: %s",
    async (problem) => {
      const { view } = openView([problem]);
      view.send(chosen);
      await waitFor(view, (snapshot) => snapshot.matches("failed"));
      expect(view.getSnapshot().context).toMatchObject({ photo: null, notice: problem });
    },
  );

  test("says nothing of a second choice that was cancelled once the first photo is read", async () => {
    const { view } = openView([photo]);
    view.send(chosen);
    view.send({ type: "choice.cancelled" });
    await waitFor(view, (snapshot) => snapshot.matches("placing"));
    expect(view.getSnapshot().context.notice).toBe(null);
  });

  test("keeps the photo when another one cannot be read", async () => {
    const { view } = await placed();
    view.send({ type: "plan.turned" });
    view.send(chosen);
    await waitFor(view, (snapshot) => snapshot.context.notice === "damaged");
    expect(view.getSnapshot().context.quarters).toBe(2);
    expect(view.getSnapshot().value).toBe("placing");
    expect(view.getSnapshot().context.photo).toBe(photo);
  });

  test("says what to do when none was chosen", () => {
    const { view } = openView([]);
    view.send({ type: "choice.cancelled" });
    expect(view.getSnapshot().context.notice).toBe("none-chosen");
  });

  test("forgets it on request", async () => {
    const { view } = await placed();
    view.send({ type: "photo.removed" });
    expect(view.getSnapshot()).toMatchObject({ value: "empty", context: { photo: null } });
  });
});

describe("moving a corner", () => {
  const moveTo = (x: number, y: number) =>
    ({ type: "corner.moved", corner: "near-left", place: [x, y] }) as const;

  test("lays the plan with it, and makes room once it is let go at an edge", async () => {
    const { view } = await placed();
    view.send({ type: "corner.grabbed" });
    view.send(moveTo(-0.1, 0.9));
    expect(view.getSnapshot()).toMatchObject({ value: "moving", context: { hasRoom: false } });
    view.send({ type: "corner.released" });
    const { value, context } = view.getSnapshot();
    expect(value).toBe("placing");
    expect(context.hasRoom).toBe(true);
    expect(context.laid["near-left"]).toEqual([-0.1, 0.9]);
  });

  test("keeps the last rectangle while the corners cross", async () => {
    const { view } = await placed();
    view.send(moveTo(0.95, 0.9));
    expect(view.getSnapshot().context.corners["near-left"]).toEqual([0.95, 0.9]);
    expect(view.getSnapshot().context.laid).toEqual(usualCorners);
  });

  test("is taken back by Escape, and all of it by the button", async () => {
    const { view } = await placed();
    view.send(moveTo(0.2, 0.9));
    view.send({ type: "corner.grabbed" });
    view.send(moveTo(0.3, 0.8));
    view.send({ type: "drag.cancelled" });
    expect(view.getSnapshot().context.laid["near-left"]).toEqual([0.2, 0.9]);
    view.send({ type: "corners.reset" });
    expect(view.getSnapshot().context).toMatchObject({ corners: usualCorners, laid: usualCorners });
  });
});

describe("the picture", () => {
  const request = {
    type: "picture.requested",
    paving,
    caption: "Driveway",
    isShared: true,
  } as const;

  test("has the plan as it is turned, and says what became of it", async () => {
    const { view, requests } = await placed("shared");
    view.send({ type: "plan.turned" });
    view.send(request);
    expect(view.getSnapshot().value).toBe("saving");
    await waitFor(view, (snapshot) => snapshot.matches("placing"));
    expect(view.getSnapshot().context.notice).toBe("shared");
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ photo, caption: "Driveway", isShared: true });
    expect(requests[0]?.corners["near-left"]).toEqual(usualCorners["far-right"]);
  });

  test("that cannot be made says so, and the photo stays", async () => {
    const { view } = await placed(new Error("No memory"));
    view.send(request);
    await waitFor(view, (snapshot) => snapshot.context.notice === "not-saved");
    expect(view.getSnapshot().value).toBe("placing");
  });
});
