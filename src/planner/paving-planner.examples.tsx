import { press, typeInto, waitForElement } from "#examples/arrange.ts";
import type { Example, Story } from "#examples/example.ts";
import { plannerDidNotLoad } from "../content/interface/errors.ts";
import { openPlanner } from "../content/interface/planner.ts";
import { type PresetNames, pavingPresets } from "../content/paving-presets.ts";
import { type LayingPatternName, type PaverFormatName, paverFormats } from "../domain/pavers.ts";
import { Band } from "../sections/band/band.tsx";
import { RetryAlert } from "../shell/fallbacks.tsx";
import type { HomePlan, WorkKind } from "./domain/paving-plan.ts";
import { serialisePlan } from "./domain/plan-link.ts";
import { PlanDrawing } from "./drawing/plan-drawing.tsx";
import { PavingPlanner } from "./paving-planner.tsx";

const Layers = () => null;

const table = (name: string, presets: PresetNames, work: WorkKind): Example => ({
  name,
  fullPage: true,
  content: (
    <Band>
      <PavingPlanner
        presets={presets}
        work={work}
        quoteService={undefined}
        requested={{ plans: [], attach: () => {}, open: () => {} }}
        Layers={Layers}
      />
    </Band>
  ),
  arrange: async () => {
    await waitForElement("table", HTMLTableElement);
  },
});

const opened = (name: string, presets: PresetNames, work: WorkKind, length?: string): Example => ({
  ...table(name, presets, work),
  elapsed: 1000,
  arrange: async () => {
    await press(openPlanner);
    await waitForElement("svg[role=img]", SVGElement);
    if (length !== undefined) await typeInto("plan-length", length);
  },
});

const drawn = (name: string, plan: HomePlan): Example => ({
  name,
  content: <PlanDrawing key={serialisePlan(plan)} plan={plan} />,
});

const laid = (format: PaverFormatName) => (pattern: LayingPatternName) =>
  drawn(`${format} in ${pattern}`, {
    ...pavingPresets.patio.plan,
    size: { shape: "rectangle", length: 3, width: 2 },
    format,
    pattern,
  });

const { driveway, patio } = {
  driveway: pavingPresets["two-car"].plan,
  patio: pavingPresets.patio.plan,
};

export const story: Story = {
  name: "Paving planner",
  purpose: "Draw a job, see it laid to scale, and put it into a request.",
  examples: [
    table("Prices", ["two-car", "one-car", "long-driveway"], "residential"),
    table("Heavy vehicles without prices", ["warehouse-yard", "container-yard"], "industrial"),
    opened("Open for a driveway", ["two-car", "one-car"], "residential"),
    opened("Open for a yard", ["warehouse-yard"], "industrial"),
    opened("A wrong size", ["two-car"], "residential", "10 000 m"),
    { name: "Did not load", content: <RetryAlert {...plannerDidNotLoad} retry={() => {}} /> },
    ...paverFormats.brick.patterns.map(laid("brick")),
    ...paverFormats["slab-600"].patterns.map(laid("slab-600")),
    laid("slab-450")("stack"),
    drawn("L-shape", pavingPresets["large-patio"].plan),
    drawn("Circle", pavingPresets["fire-circle"].plan),
    drawn("Against a house", {
      ...pavingPresets["large-patio"].plan,
      walls: ["corner-width", "corner-length"],
    }),
    drawn("Around a pool", pavingPresets["pool-deck"].plan),
    drawn("Without a border", { ...patio, border: "none" }),
    drawn("A header course", { ...patio, border: "header-course" }),
    drawn("Many pavers", {
      ...driveway,
      size: { shape: "rectangle", length: 25, width: 16 },
    }),
  ],
};
