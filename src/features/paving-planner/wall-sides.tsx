import { memo } from "react";
import { planner, sideLabels } from "../../content/interface/paving-planner.ts";
import {
  type HomeChoices,
  type PlanShape,
  type PlanSide,
  sidesOf,
} from "../../domain/paving-plan.ts";
import { TickGroup } from "./choice-group.tsx";

export interface WallSidesProps {
  shape: PlanShape;
  walls: readonly PlanSide[];
  onChange: (choice: Partial<HomeChoices>) => void;
}

/** Which sides of a shape stand against a house or wall. Memoised, like all that a slider does not change. */
export const WallSides = memo(function WallSides({ shape, walls, onChange }: WallSidesProps) {
  const shown: readonly PlanSide[] = sidesOf[shape];
  if (shown.length === 0) return null;
  return (
    <TickGroup<PlanSide>
      legend={planner.walls}
      name="plan-walls"
      labels={sideLabels}
      shown={shown}
      values={walls}
      onChange={(chosen) => onChange({ walls: chosen })}
    />
  );
});
