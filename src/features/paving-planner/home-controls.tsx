import { memo, useCallback } from "react";
import {
  borderLabels,
  borderNotes,
  colourLabels,
  dolomiteCaution,
  patternLabels,
  paverLabels,
  paverNotes,
  planner,
  planUseLabels,
  presentLabels,
} from "../../content/interface/paving-planner.ts";
import type { LayingPatternName } from "../../domain/laying-patterns.ts";
import type { HomeChoices, PaverColourName } from "../../domain/paving-plan.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { caution } from "./paving-planner.css.ts";
import { Swatch } from "./swatches.tsx";

export interface HomeControlsProps extends Omit<HomeChoices, "walls"> {
  onChange: (choice: Partial<HomeChoices>) => void;
}

const colourSwatch = (colour: PaverColourName) => <Swatch pattern="stretcher" colour={colour} />;

/** How the paving is laid. Memoised: a slider that is dragged changes nothing here. */
export const HomeControls = memo(function HomeControls(props: HomeControlsProps) {
  const { use, paver, pattern, colour, border, borderColour, present, onChange } = props;
  const patternSwatch = useCallback(
    (name: LayingPatternName) => <Swatch pattern={name} colour={colour} />,
    [colour],
  );
  return (
    <>
      <ChoiceGroup
        legend={planner.use}
        name="plan-use"
        labels={planUseLabels}
        value={use}
        onChoose={(chosen) => onChange({ use: chosen })}
      />
      <ChoiceGroup
        legend={planner.pattern}
        name="plan-pattern"
        labels={patternLabels}
        pictureOf={patternSwatch}
        value={pattern}
        onChoose={(chosen) => onChange({ pattern: chosen })}
      />
      <ChoiceGroup
        legend={planner.colour}
        name="plan-colour"
        labels={colourLabels}
        pictureOf={colourSwatch}
        value={colour}
        onChoose={(chosen) => onChange({ colour: chosen })}
      />
      <ChoiceGroup
        legend={planner.border}
        name="plan-border"
        labels={borderLabels}
        notes={borderNotes}
        value={border}
        onChoose={(chosen) => onChange({ border: chosen })}
      />
      {border === "none" ? null : (
        <ChoiceGroup
          legend={planner.borderColour}
          name="plan-border-colour"
          labels={colourLabels}
          pictureOf={colourSwatch}
          value={borderColour}
          onChoose={(chosen) => onChange({ borderColour: chosen })}
        />
      )}
      <ChoiceGroup
        legend={planner.paver}
        name="plan-paver"
        labels={paverLabels}
        notes={paverNotes}
        value={paver}
        onChoose={(chosen) => onChange({ paver: chosen })}
      />
      {paver === "permeable" ? <p className={caution}>{dolomiteCaution}</p> : null}
      <ChoiceGroup
        legend={planner.present}
        name="plan-present"
        labels={presentLabels}
        value={present}
        onChoose={(chosen) => onChange({ present: chosen })}
      />
    </>
  );
});
