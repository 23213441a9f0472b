import { useMachine } from "@xstate/react";
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { pavingPlannerMachine } from "#machines/paving-planner/paving-planner.machine.ts";
import { parsePlan } from "#machines/paving-planner/plan-link.ts";
import {
  type PavingPresetName,
  type PresetNames,
  pavingPresets,
} from "../../content/paving-presets.ts";
import type { PavingPlan, WorkKind } from "../../domain/paving-plan.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { OpenPlanner, type PlannedLayersProps } from "./open-planner.tsx";
import { PlannerPrices } from "./planner-prices.tsx";
import { usePlanSearch } from "./use-plan-search.ts";

export interface PavingPlannerProps {
  /** Common sizes of the page; the planner starts with the first. */
  presets: PresetNames;
  work: WorkKind;
  /** The service that the page chooses in the quote form. */
  quoteService: QuoteService | undefined;
  /** Draws and lists the layers under a plan. */
  Layers: ComponentType<PlannedLayersProps>;
}

export interface LoadedPlannerProps extends PavingPlannerProps {
  /** The preset that was pressed while the script loaded; null without one. */
  pressedPreset: PavingPresetName | null;
}

/** The prices, or the planner once it is open. */
export function LoadedPlanner(props: LoadedPlannerProps) {
  const { presets: names, work, quoteService, Layers, pressedPreset } = props;
  const presets = useMemo(() => names.map((name) => pavingPresets[name]), [names]);
  const defaultPlan: PavingPlan = pavingPresets[names[0]].plan;
  const [snapshot, send] = useMachine(pavingPlannerMachine, { input: { plan: defaultPlan } });
  const isOpen = snapshot.matches("open");
  const { context } = snapshot;
  const linked = usePlanSearch(isOpen ? context.plan : null);

  /** The plan from the URL, if a part of it was wrong. */
  const [partialPlan, setPartialPlan] = useState<PavingPlan | null>(null);
  useEffect(() => {
    if (linked === null) return;
    const parsed = parsePlan(linked, defaultPlan);
    setPartialPlan(parsed.isPartial ? parsed.plan : null);
    send({ type: "plan.opened", plan: parsed.plan });
  }, [linked, defaultPlan, send]);
  // After the plan of the URL: a press is newer.
  useEffect(() => {
    if (pressedPreset === null) return;
    send({ type: "plan.opened", plan: pavingPresets[pressedPreset].plan });
  }, [pressedPreset, send]);

  if (!isOpen) return <PlannerPrices presets={names} />;
  return (
    <OpenPlanner
      {...context}
      send={send}
      presets={presets}
      work={work}
      quoteService={quoteService}
      isPartial={context.plan === partialPlan}
      takesFocus={pressedPreset !== null}
      Layers={Layers}
    />
  );
}
