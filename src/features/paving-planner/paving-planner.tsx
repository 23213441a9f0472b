import { useSearch } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { serialisePlan } from "#machines/paving-planner/plan-link.ts";
import { plannerDidNotLoad } from "../../content/interface/planner-load-error.ts";
import { pavingPresets } from "../../content/paving-presets.ts";
import { planHref } from "../../domain/attachments.ts";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { SectionError } from "../contact-links/section-error.tsx";
import { useLoaded } from "../loading/use-loaded.ts";
import { loadNatively } from "../navigation/load-natively.ts";
import { plannerScript } from "../planner-script/planner-script.actor.ts";
import { RetryAlert } from "../retry-alert/retry-alert.tsx";
import type { PavingPlannerProps, PlannerPress } from "./loaded-planner.tsx";
import { placeholder } from "./placeholder.css.ts";
import { presetAttribute } from "./preset-attribute.ts";

/** How far below the window the prices are when the planner's script loads: a press need not wait for it. */
const preloadDistance = "0px 0px 50% 0px";

/** The prices are prerendered; in a browser they come with the planner's script. */
const PlannerPrices = import.meta.env.SSR
  ? (await import("./planner-prices.tsx")).PlannerPrices
  : null;

/**
 * The paving planner of a page (docs/specification.md#paving-planner): prices of common sizes, and the
 * planner once a visitor asks for it, or at once with a plan in the URL.
 */
export const PavingPlanner = (props: PavingPlannerProps) => (
  <Part fallback={() => <SectionError />}>
    <PlannerWhenNeeded {...props} />
  </Part>
);

function PlannerWhenNeeded(props: PavingPlannerProps) {
  const { presets } = props;
  const isHydrating = useIsHydrating();
  const [isPrerendered] = useState(isHydrating);
  const isLinked = useSearch({ strict: false, select: ({ plan }) => plan !== undefined });
  const [press, setPress] = useState<PlannerPress | null>(null);
  const isNeeded = !isPrerendered || isLinked || press !== null;
  // Once closed again, it shows the prices that came with it.
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  const script = useLoaded(plannerScript, isNeeded);
  const hasFailed = useSelector(plannerScript, (snapshot) => snapshot.matches("failed"));

  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest(`[${presetAttribute}]`) : null;
      const name = button?.getAttribute(presetAttribute);
      const preset = presets.find((each) => each === name);
      if (preset === undefined) return;
      plannerScript.send({ type: "needed" });
      setPress({ preset, scrollY: window.scrollY });
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [presets]);

  useEffect(() => {
    if (root.current === null || prefersReducedData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        plannerScript.send({ type: "needed" });
      },
      { rootMargin: preloadDistance },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root}>
      {wasNeeded && script !== null && !isHydrating ? (
        <script.LoadedPlanner {...props} press={press} />
      ) : (
        <>
          {isPrerendered ? (
            <StaticHtml>
              {PlannerPrices === null ? null : <PlannerPrices presets={presets} />}
            </StaticHtml>
          ) : (
            <div className={placeholder} />
          )}
          {isNeeded && hasFailed ? <LoadAgain press={press} /> : null}
        </>
      )}
    </div>
  );
}

/** A browser never requests a script again that failed, so the page is loaded again, with the plan in its URL. */
function LoadAgain({ press }: { press: PlannerPress | null }) {
  const { pathname, href } = window.location;
  const url =
    press === null
      ? href
      : planHref({ plan: serialisePlan(pavingPresets[press.preset].plan), path: pathname });
  return (
    <div ref={(alert) => alert?.scrollIntoView({ block: "nearest" })}>
      <RetryAlert {...plannerDidNotLoad} retry={() => loadNatively(url)} />
    </div>
  );
}
