import { useState } from "react";
import { plannerTexts } from "../../content/interface/planner.ts";
import { sizeLabels } from "../../content/interface/planner-choices.ts";
import { ErrorText } from "../../ui/field/field.tsx";
import { Slider } from "../../ui/slider/slider.tsx";
import type { SizeName } from "../domain/paving-plan.ts";
import { parseSize, type SizeLimits, type SizeProblem } from "../domain/plan-sizes.ts";
import { sizeProblem, unitOf } from "../plan-formats.ts";
import * as styles from "./size-field.css.ts";

/** Where each slider ends while nothing larger is typed. */
const sliderEnd: Readonly<Record<SizeName, number>> = {
  length: 30,
  width: 20,
  cornerLength: 15,
  cornerWidth: 10,
  diameter: 20,
  poolLength: 20,
  poolWidth: 10,
  deck: 5,
  area: 500,
};

/** The end of a slider doubled until it is beyond the value, so that there is room for a larger one. */
function endBeyond(value: number, end: number): number {
  return value < end ? end : endBeyond(value, 2 * end);
}

interface SizeFieldProps {
  field: SizeName;
  text: string;
  /** The last value without a problem, where the slider stays while there is one. */
  lastValue: number | undefined;
  problem: SizeProblem | undefined;
  /** Limits of the slider, so that it never makes its own field invalid. */
  limits: SizeLimits;
  /** Where the slider ends; by default at the size of a garden (`sliderEnd`). */
  end?: number;
  onChange: (field: SizeName, text: string) => void;
}

/**
 * A size as a number and as a slider, so that no size needs dragging (WCAG 2.2, 2.5.7). Both are
 * native: they are a tenth of the weight of a component library's, and keys, touch and forced colours
 * work as in the rest of the browser.
 */
export function SizeField(props: SizeFieldProps) {
  const { field, text, lastValue, problem, limits, end, onChange } = props;
  /** What the slider was moved to, and its end then, which stays while it moves. */
  const [slid, setSlid] = useState<{ text: string; end: number }>();
  const id = `plan-${field}`;
  const { from } = limits;
  const typed = parseSize(field, text);
  const isRead = problem === undefined && typeof typed === "number";
  const value = isRead ? typed : (lastValue ?? from);
  const reach = slid?.text === text ? slid.end : endBeyond(value, end ?? sliderEnd[field]);
  const to = Math.min(limits.to, reach);
  const label = sizeLabels[field];
  return (
    <div className={styles.sizeField}>
      <label className={styles.sizeLabel} htmlFor={id}>
        {label}
      </label>
      <div className={styles.numberBox}>
        <input
          id={id}
          className={styles.number}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? `${id}-unit` : `${id}-unit ${id}-error`}
          onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
        />
        <span className={styles.unit} id={`${id}-unit`}>
          {unitOf(field)}
        </span>
      </div>
      <Slider
        className={styles.range}
        label={plannerTexts.slider(label)}
        valueText={`${value} ${unitOf(field)}`}
        min={from}
        max={to}
        step={field === "area" ? 1 : 0.1}
        value={Math.min(to, Math.max(from, value))}
        text={text}
        onChange={(moved) => {
          setSlid({ text: moved, end: reach });
          onChange(field, moved);
        }}
      />
      {problem === undefined ? null : (
        <div className={styles.problemText}>
          <ErrorText id={`${id}-error`}>{sizeProblem(field, problem)}</ErrorText>
        </div>
      )}
    </div>
  );
}
