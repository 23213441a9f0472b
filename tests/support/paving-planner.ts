import type { Page } from "@playwright/test";
import {
  openPlanner as openPlannerButton,
  plannerTexts,
  priceTable,
} from "#src/content/interface/planner.ts";
import { sizeLabels } from "#src/content/interface/planner-choices.ts";
import { drawingOf } from "#src/content/interface/planner-drawing.ts";
import { type PavingPreset, pavingPresets } from "#src/content/paving-presets.ts";
import { driveway as drivewayPage } from "#src/content/services/driveway.ts";
import { planHref } from "#src/domain/attachments.ts";
import { drivewayPlan as driveway } from "#src/planner/domain/any-plan.fixture.ts";
import type { HomePlan } from "#src/planner/domain/paving-plan.ts";
import { serialisePlan } from "#src/planner/domain/plan-link.ts";
import { hold } from "./hold.ts";

/** The open paving planner. */
export const planner = (page: Page) => page.getByRole("region", { name: plannerTexts.name });

const [drawingName = ""] = drawingOf({
  ...{ size: "§", pattern: "", colour: "", border: "", walls: "" },
}).split("§");

/** Holds the planner's script until the test lets it arrive or fail. */
export const holdPlannerScript = (page: Page) => hold(page, "**/assets/planner-script-*.js");

/** The prices of common sizes, which show until the planner is open. */
export const prices = (page: Page) => page.getByRole("table", { name: priceTable.caption });

/** The buttons beside the prices. */
export const planThis = (page: Page) =>
  prices(page).getByRole("button", { name: priceTable.planThis });

export const planDrawing = (page: Page) => page.getByRole("img", { name: drawingName });

export const planLength = (page: Page) =>
  planner(page).getByLabel(sizeLabels.length, { exact: true });

/** The common sizes of driveways; their planner starts with the first. */
export const drivewayPresets: readonly PavingPreset[] = drivewayPage.blocks.flatMap((block) =>
  block.kind === "planner" ? block.presets.map((name) => pavingPresets[name]) : [],
);

/** Plans of the tests' own: the common sizes are for the owner to choose. */
export { driveway };

export const patio = {
  ...driveway,
  size: { shape: "rectangle", length: 5, width: 4 },
  use: "feet",
  colour: "sandstone",
} as const satisfies HomePlan;

/** One of these rectangles with another length, in metres. */
export const withLength = ({ size, ...plan }: typeof driveway | typeof patio, length: number) => ({
  ...plan,
  size: { ...size, length },
});

/** URLs of the planners with these plans. */
export const drivewayUrl = planHref({ plan: serialisePlan(driveway), path: "/services/driveway" });
export const patioUrl = planHref({ plan: serialisePlan(patio), path: "/services/patio" });

/** Opens the planner of the page with its default plan. */
export async function openPlanner(page: Page) {
  await page.getByRole("button", { name: openPlannerButton }).click();
  await planDrawing(page).waitFor();
}
