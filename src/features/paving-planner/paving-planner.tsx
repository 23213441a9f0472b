import { useMachine } from "@xstate/react";
import { type ComponentType, useEffect, useMemo, useRef, useState } from "react";
import { pavingPlannerMachine } from "#machines/paving-planner/paving-planner.machine.ts";
import { parsePlan } from "#machines/paving-planner/plan-link.ts";
import { guideNotQuote, openPlanner } from "../../content/interface/paving-planner.ts";
import { type PavingPresetName, pavingPresets } from "../../content/paving-presets.ts";
import type { PavingPlan, WorkKind } from "../../domain/paving-plan.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { needsScript } from "../../hydration/protocol.ts";
import { useHydrationMark } from "../../hydration/use-hydration-mark.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { OpenPlanner, type PlannedLayersProps } from "./open-planner.tsx";
import { PriceTable } from "./price-table.tsx";
import { usePlanSearch } from "./use-plan-search.ts";

export interface PavingPlannerProps {
  /** Common sizes of the page; the planner starts with the first. */
  presets: readonly [PavingPresetName, ...PavingPresetName[]];
  work: WorkKind;
  /** The service that the page chooses in the quote form. */
  quoteService: QuoteService | undefined;
  /** Draws and lists the layers under a plan. */
  Layers: ComponentType<PlannedLayersProps>;
}

/** The price table, or the planner once it is open. */
export function PavingPlanner({ presets: names, work, quoteService, Layers }: PavingPlannerProps) {
  const presets = useMemo(() => names.map((name) => pavingPresets[name]), [names]);
  const defaultPlan: PavingPlan = pavingPresets[names[0]].plan;
  const [snapshot, send] = useMachine(pavingPlannerMachine, { input: { plan: defaultPlan } });
  const isOpen = snapshot.matches("open");
  const { context } = snapshot;
  const linked = usePlanSearch(isOpen ? context.plan : null);

  /** The plan from the URL, if a part of it was wrong. */
  const [partialPlan, setPartialPlan] = useState<PavingPlan | null>(null);
  /** Whether the visitor has opened the planner here, so that the focus follows. */
  const [isPressed, setIsPressed] = useState(false);
  // The HTML is prerendered without search params, so the machine gets them after hydration.
  useEffect(() => {
    if (linked === null) return;
    const parsed = parsePlan(linked, defaultPlan);
    setPartialPlan(parsed.isPartial ? parsed.plan : null);
    send({ type: "plan.opened", plan: parsed.plan });
  }, [linked, defaultPlan, send]);

  const root = useRef<HTMLDivElement>(null);
  useHydrationMark(root);
  const open = (plan: PavingPlan) => {
    setIsPressed(true);
    send({ type: "plan.opened", plan });
  };
  return (
    <div ref={root}>
      {isOpen ? (
        <OpenPlanner
          {...context}
          send={send}
          presets={presets}
          work={work}
          quoteService={quoteService}
          isPartial={context.plan === partialPlan}
          takesFocus={isPressed}
          Layers={Layers}
        />
      ) : (
        <Stack gap="lg">
          <PriceTable presets={presets} onPlan={open} />
          <Text size="small" tone="soft">
            {guideNotQuote}
          </Text>
          <div {...needsScript}>
            <Cluster>
              <Button size="large" onClick={() => open(defaultPlan)}>
                {openPlanner}
              </Button>
            </Cluster>
          </div>
        </Stack>
      )}
    </div>
  );
}
