import type { Page } from "@playwright/test";
import {
  drawingOf,
  openPlanner as openPlannerButton,
  sizeLabels,
  planner as words,
} from "#src/content/interface/paving-planner.ts";
import { type PavingPreset, pavingPresets } from "#src/content/paving-presets.ts";
import { driveway } from "#src/content/services/driveway.ts";
import { patio } from "#src/content/services/patio.ts";

/** The open paving planner. */
export const planner = (page: Page) => page.getByRole("region", { name: words.name });

const [drawingName = ""] = drawingOf({
  ...{ size: "§", pattern: "", colour: "", border: "" },
  walls: [],
}).split("§");

export const planDrawing = (page: Page) => page.getByRole("img", { name: drawingName });

export const planLength = (page: Page) =>
  planner(page).getByLabel(sizeLabels.length, { exact: true });

/** The common sizes of a page; its planner starts with the first. */
export function presetsOf(service: "driveway" | "patio"): readonly PavingPreset[] {
  const { blocks } = { driveway, patio }[service];
  return blocks.flatMap((block) =>
    block.kind === "planner" ? block.presets.map((name) => pavingPresets[name]) : [],
  );
}

/** The common size that the planner of a page starts with. */
export function usualPreset(service: "driveway" | "patio"): PavingPreset {
  const [first] = presetsOf(service);
  if (first === undefined) throw new Error(`Expected a common size on the page ${service}.`);
  return first;
}

/** A rectangle of a page: the usual plan or the one given, with another length. */
export function rectangleOf({ plan }: PavingPreset, changes: { length?: number } = {}) {
  if (plan.kind !== "home" || plan.size.shape !== "rectangle") {
    throw new Error("Expected a common size that is a rectangle at a home.");
  }
  return { ...plan, size: { ...plan.size, ...changes } };
}

/** Opens the planner of the page with its default plan. */
export async function openPlanner(page: Page) {
  await page.getByRole("button", { name: openPlannerButton }).click();
  await planDrawing(page).waitFor();
}
