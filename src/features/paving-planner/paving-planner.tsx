import { useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { plannerDidNotLoad } from "../../content/interface/planner-load-error.ts";
import { lazyComponent } from "../../hydration/lazy-component.tsx";
import { Part } from "../../hydration/part.tsx";
import { StaticHtml } from "../../hydration/static-html.tsx";
import { useIsHydrating } from "../../hydration/use-is-hydrating.ts";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { SectionError } from "../contact-links/section-error.tsx";
import { RetryAlert } from "../retry-alert/retry-alert.tsx";
import type { PavingPlannerProps, PlannerPress } from "./loaded-planner.tsx";
import { placeholder } from "./placeholder.css.ts";
import { presetAttribute } from "./preset-attribute.ts";

const planner = lazyComponent(async () => (await import("./loaded-planner.tsx")).LoadedPlanner);

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
  const pressedButton = useRef<Element>(null);
  /** How often the script has failed to load; a retry needs it anew. */
  const [failures, setFailures] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const isNeeded = !isPrerendered || isLinked || press !== null;

  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest(`[${presetAttribute}]`) : null;
      const name = button?.getAttribute(presetAttribute);
      const preset = presets.find((each) => each === name);
      if (preset === undefined) return;
      pressedButton.current = button;
      setPress({ preset, scrollY: window.scrollY });
      setHasFailed(false);
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
        void planner.preload();
      },
      { rootMargin: preloadDistance },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root}>
      {hasFailed ? (
        <BesidePress button={pressedButton.current}>
          <RetryAlert {...plannerDidNotLoad} retry={() => setHasFailed(false)} />
        </BesidePress>
      ) : null}
      <planner.Slot
        need={isNeeded && !hasFailed ? String(failures) : null}
        onFailure={() => {
          setFailures(failures + 1);
          setHasFailed(true);
        }}
        props={{ ...props, press }}
      >
        {isPrerendered ? (
          <StaticHtml>
            {PlannerPrices === null ? null : <PlannerPrices presets={presets} />}
          </StaticHtml>
        ) : (
          <div className={placeholder} />
        )}
      </planner.Slot>
    </div>
  );
}

/** Where something about a press stands: in a row of its own below the button's, or else below the button. */
function roomBelow(button: Element): HTMLElement {
  const row = button.closest("tr");
  if (row === null) {
    const room = document.createElement("div");
    button.parentElement?.after(room);
    return room;
  }
  const room = document.createElement("tr");
  const cell = room.insertCell();
  cell.colSpan = row.cells.length;
  row.after(room);
  return room;
}

/** Shows its children where the visitor pressed, in HTML that React has not rendered. */
function BesidePress({ button, children }: { button: Element | null; children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  const isThere = button?.isConnected === true;
  useLayoutEffect(() => {
    if (button === null || !isThere) return;
    const room = roomBelow(button);
    setPlace(room.querySelector("td") ?? room);
    return () => room.remove();
  }, [button, isThere]);
  if (place !== null) return createPortal(children, place);
  return isThere ? null : children;
}
