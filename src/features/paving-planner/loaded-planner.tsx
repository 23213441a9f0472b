import { useMachine } from "@xstate/react";
import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
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
import { presetAttribute } from "./preset-attribute.ts";
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

/** A press on a button that opens the planner. */
export interface PlannerPress {
  preset: PavingPresetName;
  /** Where the page was scrolled to, in px. */
  scrollY: number;
}

export interface LoadedPlannerProps extends PavingPlannerProps {
  /** The last press that opened the planner; null without one. */
  press: PlannerPress | null;
}

/** Returns a planner that was closed to the button that had opened it, and to where the page was then. */
function useReturn(isOpen: boolean, press: PlannerPress | null) {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosing) return;
    const value = press === null ? "" : `="${press.preset}"`;
    const opener = document.querySelector<HTMLElement>(`[${presetAttribute}${value}]`);
    opener?.focus({ preventScroll: press !== null });
    if (press !== null) window.scrollTo({ top: press.scrollY, behavior: "instant" });
  }, [isOpen, press]);
}

/** The prices, or the planner once it is open. */
export function LoadedPlanner(props: LoadedPlannerProps) {
  const { presets: names, work, quoteService, Layers, press } = props;
  const presets = useMemo(() => names.map((name) => pavingPresets[name]), [names]);
  const defaultPlan: PavingPlan = pavingPresets[names[0]].plan;
  const [snapshot, send] = useMachine(pavingPlannerMachine, { input: { plan: defaultPlan } });
  const isOpen = snapshot.matches("open");
  const { context } = snapshot;
  const close = useCallback(() => send({ type: "planner.closed" }), [send]);
  const { linked, leave } = usePlanSearch(isOpen ? context.plan : null, close);
  useReturn(isOpen, press);

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
    if (press === null) return;
    send({ type: "plan.opened", plan: pavingPresets[press.preset].plan });
  }, [press, send]);

  if (!isOpen) return <PlannerPrices presets={names} />;
  return (
    <OpenPlanner
      {...context}
      send={send}
      presets={presets}
      work={work}
      quoteService={quoteService}
      isPartial={context.plan === partialPlan}
      takesFocus={press !== null}
      close={leave}
      Layers={Layers}
    />
  );
}
