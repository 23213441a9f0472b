import { useSelector } from "@xstate/react";
import { useDeferredValue, useEffect, useMemo } from "react";
import type { Scene } from "#machines/photo-view/photo-view.machine.ts";
import { useDebouncedValue } from "../../ui/use-debounced-value/use-debounced-value.ts";
import { turnedBy } from "../domain/ground-corners.ts";
import { lookOf, type PavingPlan } from "../domain/paving-plan.ts";
import { borderOf, laidPaver } from "../domain/plan-paver.ts";
import { startOf } from "../drawing/plan-laying.ts";
import { planOutline } from "../drawing/plan-outline.ts";
import { guidePriceLine, planTitle } from "../results/plan-texts.ts";
import { borderTexture, infillTexture } from "./paving-texture.ts";
import { photoViewActor } from "./photo-view.actor.ts";
import { surfaceOf } from "./plan-surface.ts";
import type { Paving } from "./raster.ts";

/** A plan as it is laid; null while no photo needs it. */
export function usePaving(plan: PavingPlan, isNeeded: boolean): Paving | null {
  const { colour, borderColour, present } = lookOf(plan);
  const { paver, pattern } = laidPaver(plan);
  const course = borderOf(plan);
  const isLawn = present === "lawn";
  const surface = useMemo(() => surfaceOf(plan.size, course), [plan.size, course]);
  const start = useMemo(
    () => startOf(plan.size, { paver, pattern }, course),
    [plan.size, paver, pattern, course],
  );
  const infill = useMemo(
    () => (isNeeded ? infillTexture({ paver, pattern }, colour) : null),
    [isNeeded, paver, pattern, colour],
  );
  const border = useMemo(
    () => (isNeeded && course.width > 0 ? borderTexture(course, borderColour) : null),
    [isNeeded, course, borderColour],
  );
  return useMemo(
    () => infill && { surface, isLawn, infill, start, border },
    [surface, isLawn, infill, start, border],
  );
}

/** Time in ms for which corners have to rest before the plan turns to them. */
const restDelay = 700;

/** The plan of the open planner on the visitor's photo, which turns to the ground; null without a photo. */
export function usePhotoScene(plan: PavingPlan): Scene | null {
  const { photo, laid } = useSelector(photoViewActor, ({ context }) => context);
  const rested = useDebouncedValue(laid, restDelay);
  const { width, height } = planOutline(plan.size);
  useEffect(() => {
    if (photo === null || rested !== laid) return;
    photoViewActor.send({ type: "ground.rested", plan: { width, height } });
  }, [photo, rested, laid, width, height]);
  return useScene(plan, window.location.pathname);
}

/** A plan of a page as it lies on the visitor's photo; null without one, or where it was added before. */
export function useScene(plan: PavingPlan, path: string, addedAt?: number): Scene | null {
  const context = useSelector(photoViewActor, (snapshot) => snapshot.context);
  const { laid, quarters, kept } = context;
  const isOlder = addedAt !== undefined && addedAt < (context.photo?.readAt ?? 0);
  const photo = isOlder ? null : context.photo;
  // A planner that opens shows first: on a slow phone, laying a plan takes a second.
  const isPainted = useDeferredValue(true, false);
  const paving = usePaving(plan, photo !== null && isPainted);
  const [caption, price] = [planTitle(plan, path), guidePriceLine(plan)];
  return useMemo(
    () =>
      photo && paving && { photo, paving, corners: turnedBy(laid, quarters), kept, caption, price },
    [photo, paving, laid, quarters, kept, caption, price],
  );
}
