import { memo, type ReactNode, type RefObject, useCallback } from "react";
import type {
  PavingPlannerContext,
  PavingPlannerEvent,
} from "#machines/paving-planner/paving-planner.machine.ts";
import { plannerTexts } from "../../content/interface/planner.ts";
import { shapeLabels } from "../../content/interface/planner-choices.ts";
import { groundSize } from "../../content/interface/planner-photo.ts";
import type { PavingPreset } from "../../content/paving-presets.ts";
import { moveFocus, replaceLostFocus } from "../../lib/move-focus.ts";
import { Button } from "../../ui/button/button.tsx";
import { Fold } from "../../ui/disclosure/disclosure.tsx";
import { keepTogether } from "../../ui/text/text.tsx";
import {
  type HomeChoices,
  type PlanShape,
  type SiteChoices,
  type SizeName,
  sizeFields,
} from "../domain/paving-plan.ts";
import { limitsOf, sizeValues } from "../domain/plan-sizes.ts";
import { caution, controls, sizes } from "../paving-planner.css.ts";
import { startAttribute } from "../plan-search.ts";
import { group, legend, presetButtons } from "./choice-group.css.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { GroundChoices, LookChoices, PaverChoices } from "./home-controls.tsx";
import { SiteControls } from "./site-controls.tsx";
import { SizeField } from "./size-field.tsx";

export interface PlanControlsProps
  extends Omit<PavingPlannerContext, "partialPlan" | "editedId" | "takesFocus" | "linkedStart"> {
  presets: readonly PavingPreset[];
  /** Whether the last common job can be taken back here. */
  canUndo: boolean;
  send: (event: PavingPlannerEvent) => void;
  /** A summary of the plan, shown while the drawing is out of view. */
  strip: ReactNode;
  /** Leads to a photo that shows the size. */
  askSize: () => void;
  /** Whether the plan is laid on a photo, which shows what is chosen first. */
  isOnPhoto: boolean;
  ref: RefObject<HTMLDivElement | null>;
}

/** Everything that a visitor can choose. */
export function PlanControls(props: PlanControlsProps) {
  const { plan, shape, texts, problems, presets, canUndo, send, strip } = props;
  const { askSize, isOnPhoto } = props;
  const { size, ...choices } = plan;
  const choose = useCallback(
    (choice: Partial<HomeChoices> | Partial<SiteChoices>) => send({ type: "choice.made", choice }),
    [send],
  );
  const start = <Presets presets={presets} canUndo={canUndo} send={send} />;
  const sizeControls = (
    <>
      {plan.kind === "home" ? <Shapes shape={shape} send={send} /> : null}
      <div className={sizes} {...{ [startAttribute]: "size" }}>
        {sizeFields[shape].map((field: SizeName) => (
          <SizeField
            key={field}
            field={field}
            text={texts[field]}
            lastValue={sizeValues(size)[field]}
            problem={problems[field]}
            limits={limitsOf(field, shape, texts)}
            {...(plan.kind === "site" && { end: 5000 })}
            onChange={(changed, text) => send({ type: "size.changed", field: changed, text })}
          />
        ))}
        {Object.keys(problems).length > 0 ? (
          <p className={caution}>{plannerTexts.notShown}</p>
        ) : null}
        <Button tone="quiet" size="slim" onClick={askSize}>
          {groundSize.ask}
        </Button>
      </div>
    </>
  );
  if (choices.kind === "site") {
    return (
      <div ref={props.ref} className={controls}>
        {strip}
        {start}
        {sizeControls}
        <SiteControls {...choices} onChange={choose} />
      </div>
    );
  }
  const { use, walls, format, pattern, colour, paver, border, borderColour, present } = choices;
  const look = <LookChoices {...{ format, pattern, colour }} onChange={choose} />;
  const ground = <GroundChoices {...{ use, walls, shape }} onChange={choose} />;
  const pavers = <PaverChoices {...{ paver, border, borderColour, present }} onChange={choose} />;
  return (
    <div ref={props.ref} className={controls}>
      {strip}
      {isOnPhoto ? (
        <>
          {sizeControls}
          {look}
          <Fold label={plannerTexts.more}>
            <div className={controls}>
              {start}
              {ground}
              {pavers}
            </div>
          </Fold>
        </>
      ) : (
        <>
          {start}
          {sizeControls}
          {ground}
          {look}
          {pavers}
        </>
      )}
    </div>
  );
}

/** Memoised, like the common sizes: dragging a slider changes neither. */
const Shapes = memo(function Shapes({ shape, send }: Pick<PlanControlsProps, "shape" | "send">) {
  return (
    <ChoiceGroup<PlanShape>
      legend={plannerTexts.shape}
      name="plan-shape"
      labels={shapeLabels}
      value={shape}
      onChoose={(chosen) => send({ type: "shape.chosen", shape: chosen })}
    />
  );
});

/**
 * Common sizes and uses to start from. Buttons, because an arrow key in a closed select would replace the plan
 * with each press (WCAG 2.2, 3.2.2).
 */
const Presets = memo(function Presets({
  presets,
  canUndo,
  send,
}: Pick<PlanControlsProps, "presets" | "send"> & { canUndo: boolean }) {
  return (
    <fieldset className={group}>
      <legend className={legend}>{plannerTexts.presets}</legend>
      <div className={presetButtons}>
        {presets.map(({ label, plan }) => (
          <Button
            key={label}
            tone="quiet"
            size="slim"
            onClick={() => send({ type: "preset.chosen", plan })}
          >
            {/* In one element, because a button puts a gap between its children. */}
            <span>{keepTogether(label)}</span>
          </Button>
        ))}
        {canUndo ? (
          <Button
            tone="bare"
            size="slim"
            onClick={({ currentTarget }) => {
              const next = currentTarget.closest("fieldset")?.querySelector("button");
              send({ type: "preset.undone" });
              replaceLostFocus(() => moveFocus(next));
            }}
          >
            {plannerTexts.undoPreset}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
});
