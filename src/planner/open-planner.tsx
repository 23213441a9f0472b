import { useSelector } from "@xstate/react";
import { type ComponentType, useDeferredValue, useEffect, useRef } from "react";
import type { PavingPlannerContext } from "#machines/paving-planner/paving-planner.machine.ts";
import { plannerTexts } from "../content/interface/planner.ts";
import { otherPlannerPages } from "../content/offer.ts";
import { planUrl } from "../domain/attachments.ts";
import type { QuoteService } from "../domain/quote-request.ts";
import { hasFocusMoved, moveFocus, replaceLostFocus } from "../lib/move-focus.ts";
import { Button } from "../ui/button/button.tsx";
import { Heading } from "../ui/heading/heading.tsx";
import { RichText } from "../ui/prose/prose.tsx";
import { Stack } from "../ui/stack/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { useDebouncedValue } from "../ui/use-debounced-value/use-debounced-value.ts";
import { PlanControls, type PlanControlsProps } from "./controls/plan-controls.tsx";
import type { WorkKind } from "./domain/paving-plan.ts";
import { serviceOf } from "./domain/plan-guide.ts";
import { serialisePlan } from "./domain/plan-link.ts";
import { PlanDrawing } from "./drawing/plan-drawing.tsx";
import { caution, head, onScreen, openPlan, plannerGrid, stage } from "./paving-planner.css.ts";
import { askSize, showCorners } from "./photo/ground-on-photo.tsx";
import { takesDroppedPhoto } from "./photo/photo-buttons.tsx";
import { photoViewActor } from "./photo/photo-view.actor.ts";
import { PhotoView } from "./photo/photo-view.tsx";
import { usePhotoScene } from "./photo/use-photo-scene.ts";
import { startAttribute } from "./plan-search.ts";
import { PlanStrip } from "./plan-strip.tsx";
import { Letterhead } from "./results/letterhead.tsx";
import { PlanAnnouncement } from "./results/plan-announcement.tsx";
import { type PlannedLayersProps, PlanOutcome } from "./results/plan-outcome.tsx";
import { PlanSummary } from "./results/plan-summary.tsx";
import { planName } from "./results/plan-texts.ts";
import { useIsPast } from "./use-is-past.ts";
import { type RequestedPlans, usePlanRequest } from "./use-plan-request.ts";

/** Debounce in ms: rendering the figures at each step of a slider is too slow. */
const figuresDelay = 150;

interface OpenPlannerProps
  extends Omit<PlanControlsProps, "strip" | "askSize" | "isOnPhoto" | "canUndo" | "ref">,
    Pick<PavingPlannerContext, "editedId" | "takesFocus" | "linkedStart"> {
  work: WorkKind;
  quoteService: QuoteService | undefined;
  requested: RequestedPlans;
  /** Whether a part of the plan in the URL could not be read. */
  isPartial: boolean;
  close: () => void;
  Layers: ComponentType<PlannedLayersProps>;
}

/** The planner: drawing, controls and figures (docs/specification.md#paving-planner). */
export function OpenPlanner(props: OpenPlannerProps) {
  const { plan, editedId, work, quoteService, requested, isPartial, ...rest } = props;
  const { takesFocus, linkedStart, close, Layers, ...controls } = rest;
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    return replaceLostFocus(() => {
      // Not the heading: Orca has already moved there and would not announce it.
      moveFocus(region.current);
      heading.current?.scrollIntoView({ block: "nearest" });
    });
  }, [takesFocus]);
  const settled = useDebouncedValue(plan, figuresDelay);
  // Render what is below after the first paint.
  const isPainted = useDeferredValue(true, false);
  const { origin, pathname } = window.location;
  const url = planUrl(origin, { plan: serialisePlan(settled), path: pathname });
  const stageRef = useRef<HTMLDivElement>(null);
  const controlsRef = useRef<HTMLDivElement>(null);
  const isStripShown = useIsPast(stageRef, controlsRef);
  const service = quoteService ?? serviceOf(plan);
  const scene = usePhotoScene(settled);
  const hasScene = scene !== null;
  // No price of another size than the photo shows.
  const isMeasured = useSelector(photoViewActor, ({ context }) => context.isMeasuring) && hasScene;
  const beginsOnPhoto = hasScene && linkedStart?.at === "photo";
  const begun = useRef<Element>(null);
  useEffect(() => {
    if (linkedStart === null) return;
    if (hasFocusMoved(linkedStart.focus) && document.activeElement !== begun.current) return;
    const start = `[${startAttribute}=${linkedStart.at}]`;
    const target = region.current?.querySelector(`button${start}, ${start} input`);
    begun.current = target ?? null;
    if (beginsOnPhoto) return showCorners(stageRef.current);
    moveFocus(target);
    target?.scrollIntoView({ block: "center" });
  }, [linkedStart, beginsOnPhoto]);
  const { send } = controls;
  const isTaken = controls.beforePreset !== null && plan.size.fromPhoto !== undefined;
  const planRequest = usePlanRequest({ plan, editedId, service, requested, send });
  return (
    <section
      ref={region}
      className={openPlan}
      aria-label={plannerTexts.name}
      tabIndex={-1}
      {...takesDroppedPhoto(plan.size)}
    >
      <Stack gap="xl">
        <Letterhead title={planName(settled, pathname)} />
        <div className={onScreen}>
          <div className={head}>
            <Heading ref={heading} level={3}>
              {plannerTexts.name}
            </Heading>
            <Button tone="bare" size="slim" onClick={close}>
              {plannerTexts.close}
            </Button>
          </div>
          {plan.kind === "home" ? (
            <Text size="small" tone="soft">
              <RichText paragraph={otherPlannerPages(pathname)} />
            </Text>
          ) : null}
          <div role="status">
            {isPartial ? <p className={caution}>{plannerTexts.partial}</p> : null}
          </div>
        </div>
        <div className={plannerGrid}>
          <div ref={stageRef} className={stage}>
            <PhotoView
              plan={settled}
              scene={scene}
              takePlan={(taken) => send({ type: "preset.chosen", plan: taken })}
              undoSize={isTaken ? () => send({ type: "preset.undone" }) : null}
              summary={
                <PlanSummary
                  plan={plan}
                  changeLaying={(choice) => send({ type: "choice.made", choice })}
                  {...planRequest}
                />
              }
            >
              <PlanDrawing
                // Out of view it does not have to follow a slider.
                plan={isStripShown ? settled : plan}
              />
            </PhotoView>
          </div>
          <PlanControls
            ref={controlsRef}
            plan={plan}
            strip={isStripShown && !isMeasured ? <PlanStrip plan={plan} scene={scene} /> : null}
            isOnPhoto={hasScene}
            canUndo={controls.beforePreset !== null && !(isTaken && hasScene)}
            askSize={() => askSize(stageRef.current)}
            {...controls}
          />
        </div>
        {isPainted && !isMeasured ? (
          <PlanOutcome plan={settled} work={work} url={url} Layers={Layers} />
        ) : null}
        <PlanAnnouncement plan={plan} shape={controls.shape} problems={controls.problems} />
      </Stack>
    </section>
  );
}
