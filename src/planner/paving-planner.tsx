import { useRouter } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { type ComponentType, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { plannerDidNotLoad } from "../content/interface/errors.ts";
import { type PresetNames, pavingPresets } from "../content/paving-presets.ts";
import { planHref } from "../domain/attachments.ts";
import type { QuoteService } from "../domain/quote-request.ts";
import { StaticHtml } from "../hydration/static-html.tsx";
import { useIsHydrating } from "../hydration/use-is-hydrating.ts";
import { prefersReducedData } from "../lib/prefers-reduced-data.ts";
import { whenReached } from "../lib/scheduling.ts";
import { RetryAlert } from "../shell/fallbacks.tsx";
import { inspected } from "../shell/inspected.ts";
import { usePageLoad } from "../shell/use-page-load.ts";
import { Stack } from "../ui/stack/stack.tsx";
import type { WorkKind } from "./domain/paving-plan.ts";
import { serialisePlan } from "./domain/plan-link.ts";
import { connectPlanner } from "./paving-planner.actor.ts";
import { leavePlan } from "./plan-url.ts";
import { plannerScript, usePlannerScript } from "./planner-script.actor.ts";
import { reservedSpace } from "./reserved-space.css.ts";
import type { PlannedLayersProps } from "./results/plan-outcome.tsx";
import type { RequestedPlans } from "./use-plan-request.ts";
import { type Opener, presetAttribute, useReturn } from "./use-return.ts";

/** Load the script this far ahead, so that a press does not wait. */
const preloadDistance = "0px 0px 50% 0px";

/** Prerendered; in the browser, the prices are part of the planner's script. */
const PrerenderedPrices = import.meta.env.SSR
  ? (await import("./planner-prices.tsx")).PlannerPrices
  : () => null;

interface PavingPlannerProps {
  /** Common sizes of the page; the planner starts with the first. */
  presets: PresetNames;
  work: WorkKind;
  /** The service that the page chooses in the quote form. */
  quoteService: QuoteService | undefined;
  requested: RequestedPlans;
  Layers: ComponentType<PlannedLayersProps>;
}

/**
 * The paving planner of a page (docs/specification.md#paving-planner): prices of common sizes, and the
 * planner once a visitor asks for it, or at once with a plan in the URL.
 */
export function PavingPlanner({ presets: names, ...page }: PavingPlannerProps) {
  const isHydrating = useIsHydrating();
  const [isPrerendered] = useState(isHydrating);
  const script = usePlannerScript(!isPrerendered);
  const loaded = script.context.output;
  const presets = useMemo(() => names.map((name) => pavingPresets[name]), [names]);
  const router = useRouter();
  const machine = useMemo(() => connectPlanner(router), [router]);
  const [snapshot, send] = useMachine(machine, {
    ...inspected,
    input: { plan: pavingPresets[names[0]].plan },
  });
  const { partialPlan, ...context } = snapshot.context;
  const isRequested = snapshot.matches("open");
  const isOpen = isRequested && loaded !== null;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current === null || prefersReducedData()) return;
    const load = () => plannerScript.send({ type: "needed" });
    return whenReached(root.current, load, preloadDistance);
  }, []);
  const opener = useRef<Opener>(null);
  useReturn(isOpen, root, opener, context.linkedStart?.focus);
  const open = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest(`[${presetAttribute}]`) : null;
    const preset = names.find((name) => name === button?.getAttribute(presetAttribute));
    if (preset === undefined || !(button instanceof HTMLElement)) return;
    opener.current = { button, scrollY: window.scrollY };
    send({ type: "planner.opened", plan: pavingPresets[preset].plan });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside, some of them static HTML, take keys.
    // biome-ignore lint/a11y/noStaticElementInteractions: likewise.
    <div ref={root} onClick={open}>
      <Stack gap="lg">
        <div hidden={isOpen}>
          {isPrerendered ? (
            <StaticHtml>
              <PrerenderedPrices presets={names} />
            </StaticHtml>
          ) : loaded === null ? (
            <div className={reservedSpace} />
          ) : (
            <loaded.PlannerPrices presets={names} />
          )}
        </div>
        {isOpen ? (
          <loaded.OpenPlanner
            {...page}
            {...context}
            presets={presets}
            send={send}
            isPartial={context.plan === partialPlan}
            close={() => leavePlan(router)}
          />
        ) : null}
        {isRequested && script.matches("failed") ? (
          <LoadAgain
            url={planHref({ plan: serialisePlan(context.plan), path: location.pathname })}
          />
        ) : null}
      </Stack>
    </div>
  );
}

/** Reloads the page with the plan in its URL, because browsers do not retry a failed module import. */
function LoadAgain({ url }: { url: string }) {
  const { load } = usePageLoad();
  return (
    <div ref={(alert) => alert?.scrollIntoView({ block: "nearest" })}>
      <RetryAlert {...plannerDidNotLoad} retry={() => load(url)} />
    </div>
  );
}
