import { describe, expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import {
  type PhotoNotice,
  type PhotoProblem,
  usualCorners,
} from "#src/planner/domain/ground-corners.ts";
import type { Photo } from "#src/planner/photo/raster.ts";
import { photo, scene } from "./photo-view.fixture.ts";
import { type PictureRequest, photoViewMachine } from "./photo-view.machine.ts";

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
          const made = input.made ?? { scene: input.scene, file: new File([], "picture.jpg") };
          return { picture: made, notice: settle(outcome) };
        }),
      },
    }),
  ).start();
  return { view, requests };
}

async function placed(outcome: PhotoNotice | null | Error = "saved") {
  const opened = openView([photo, "damaged"], outcome);
  opened.view.send(chosen);
  await waitFor(
    opened.view,
    (snapshot) => snapshot.context.photo !== null && snapshot.matches("idle"),
  );
  return opened;
}

describe("choosing a photo", () => {
  test("says nothing of a second choice that was cancelled once the first photo is read", async () => {
    const { view } = openView([photo]);
    view.send(chosen);
    view.send({ type: "choice.cancelled" });
    await waitFor(view, (snapshot) => snapshot.context.photo !== null && snapshot.matches("idle"));
    expect(view.getSnapshot().context.notice).toBe(null);
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

  test("forgets it on request, with its corners and its picture", async () => {
    const { view } = await placed();
    view.send({ type: "picture.requested", scene, isShared: false });
    await waitFor(view, (snapshot) => snapshot.context.picture !== null);
    view.send({ type: "corner.moved", corner: "near-left", to: [0.95, 0.9] });
    view.send({ type: "photo.removed" });
    const { value, context } = view.getSnapshot();
    expect(value).toBe("idle");
    expect(context).toMatchObject({ photo: null, picture: null, requested: null, notice: null });
    // Corners that make no rectangle would be reported beside the drawing.
    expect(context.corners).toBe(context.laid);
  });

  test("shows the last one chosen, when the one before is read later", async () => {
    let finishFirst = (_late: Photo) => {};
    const first = new Promise<Photo>((resolve) => {
      finishFirst = resolve;
    });
    const readings = [first, photo];
    const view = createActor(
      photoViewMachine.provide({
        actors: {
          readPhoto: fromPromise<Photo | PhotoProblem, Blob>(
            async () => readings.shift() ?? "damaged",
          ),
        },
      }),
    ).start();
    view.send(chosen);
    view.send(chosen);
    await waitFor(view, (snapshot) => snapshot.context.photo !== null);
    finishFirst({ ...photo });
    await first;
    expect(view.getSnapshot().context.photo).toBe(photo);
  });
});

describe("moving a corner", () => {
  const moveTo = (x: number, y: number) =>
    ({ type: "corner.moved", corner: "near-left", to: [x, y] }) as const;

  test("lays the plan with it, also beside the photo", async () => {
    const { view } = await placed();
    view.send(moveTo(-0.1, 0.9));
    expect(view.getSnapshot().context.laid["near-left"]).toEqual([-0.1, 0.9]);
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

test.each([
  ["it is turned by hand", { type: "plan.turned" }, 2],
  ["its size is that of the ground", { type: "plan.shown", hasItsSize: true }, 1],
] as const)(
  "the long side of a plan lies along that of the ground once corners rest, until %s",
  async (_, event, quarters) => {
    const { view } = await placed();
    const quartersAtRest = () => {
      view.send({ type: "ground.rested", plan: { width: 3000, height: 8000 } });
      return view.getSnapshot().context.quarters;
    };
    expect(quartersAtRest()).toBe(0);
    view.send({ type: "corner.moved", corner: "far-left", to: [0.15, 0.8] });
    view.send({ type: "corner.moved", corner: "far-right", to: [0.85, 0.8] });
    expect(quartersAtRest()).toBe(1);
    view.send(event);
    view.send({ type: "corners.reset" });
    expect(quartersAtRest()).toBe(quarters);
  },
);

test("the side that the visitor knows and their strokes are those of one photo, and asking for the size is kept for the next one", async () => {
  const { view } = openView([photo, photo]);
  view.send({ type: "size.asked" });
  view.send(chosen);
  await waitFor(view, (snapshot) => snapshot.context.photo !== null);
  view.send({ type: "side.entered", side: "near", text: "4,9" });
  expect(view.getSnapshot().context.known).toEqual({ side: "near", text: "4,9" });
  view.send({ type: "side.entered", side: "near", text: "" });
  expect(view.getSnapshot().context.known).toBe(null);
  view.send({ type: "side.entered", side: "away", text: "7" });
  view.send({ type: "stroke.painted", stroke: { points: [[0.5, 0.5]], radius: 0.02 } });
  view.send(chosen);
  await waitFor(view, (snapshot) => snapshot.matches("idle"));
  expect(view.getSnapshot().context).toMatchObject({ known: null, kept: [], isMeasuring: true });
  view.send({ type: "photo.removed" });
  expect(view.getSnapshot().context.isMeasuring).toBe(false);
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
