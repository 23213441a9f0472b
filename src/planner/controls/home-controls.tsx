import { memo, useCallback } from "react";
import { plannerTexts } from "../../content/interface/planner.ts";
import {
  borderLabels,
  borderNotes,
  colourLabels,
  dolomiteCaution,
  formatLabels,
  formatNotes,
  patternLabels,
  paverLabels,
  paverNotes,
  planUseLabels,
  presentLabels,
  sideLabels,
} from "../../content/interface/planner-choices.ts";
import {
  type LayingPatternName,
  type PaverColourName,
  type PaverFormatName,
  paverFormats,
  withPossiblePattern,
} from "../../domain/pavers.ts";
import { textLink } from "../../ui/link/link.css.ts";
import { SiteLink } from "../../ui/link/link.tsx";
import {
  type HomeChoices,
  type PlanShape,
  type PlanSide,
  sidesByShape,
} from "../domain/paving-plan.ts";
import { caution } from "../paving-planner.css.ts";
import { ChoiceGroup, TickGroup } from "./choice-group.tsx";
import { Swatch } from "./swatches.tsx";

interface ChoicesProps {
  onChange: (choice: Partial<HomeChoices>) => void;
}

/** Width in mm of the paving that shows how large pavers are beside each other. */
const widthOfFormats = 1600;

const borderSwatch = (colour: PaverColourName) => (
  <Swatch format="brick" pattern="stretcher" colour={colour} />
);

interface LookChoicesProps
  extends ChoicesProps,
    Pick<HomeChoices, "format" | "pattern" | "colour"> {}

interface GroundChoicesProps extends ChoicesProps, Pick<HomeChoices, "use" | "walls"> {
  shape: PlanShape;
}

interface PaverChoicesProps
  extends ChoicesProps,
    Pick<HomeChoices, "paver" | "border" | "borderColour" | "present"> {}

/* What a visitor chooses besides the size. Memoised: dragging a slider changes nothing here. */

/** What the paving is for, and what it lies against. */
export const GroundChoices = memo(function GroundChoices(props: GroundChoicesProps) {
  const { use, walls, onChange } = props;
  /** The sides that can be against a house or wall. */
  const sides: readonly PlanSide[] = sidesByShape[props.shape];
  return (
    <>
      {sides.length === 0 ? null : (
        <TickGroup<PlanSide>
          legend={plannerTexts.walls}
          name="plan-walls"
          labels={sideLabels}
          shown={sides}
          values={walls}
          onChange={(chosen) => onChange({ walls: chosen })}
        />
      )}
      <ChoiceGroup
        legend={plannerTexts.use}
        name="plan-use"
        labels={planUseLabels}
        value={use}
        onChoose={(chosen) => onChange({ use: chosen })}
      />
    </>
  );
});

/** What shows most of the paving. */
export const LookChoices = memo(function LookChoices(props: LookChoicesProps) {
  const { format, pattern, colour, onChange } = props;
  const formatSwatch = useCallback(
    (name: PaverFormatName) => (
      <Swatch format={name} pattern="stretcher" colour={colour} width={widthOfFormats} />
    ),
    [colour],
  );
  const patternSwatch = useCallback(
    (name: LayingPatternName) => <Swatch format={format} pattern={name} colour={colour} />,
    [format, colour],
  );
  const colourSwatch = useCallback(
    (name: PaverColourName) => <Swatch format={format} pattern="stretcher" colour={name} />,
    [format],
  );
  return (
    <>
      <ChoiceGroup
        legend={plannerTexts.format}
        name="plan-format"
        labels={formatLabels}
        notes={formatNotes}
        pictureOf={formatSwatch}
        value={format}
        onChoose={(chosen) => onChange(withPossiblePattern({ format: chosen, pattern }))}
      />
      <ChoiceGroup
        legend={plannerTexts.pattern}
        name="plan-pattern"
        labels={patternLabels}
        shown={paverFormats[format].patterns}
        pictureOf={patternSwatch}
        value={pattern}
        onChoose={(chosen) => onChange({ pattern: chosen })}
      />
      <ChoiceGroup
        legend={plannerTexts.colour}
        name="plan-colour"
        labels={colourLabels}
        pictureOf={colourSwatch}
        value={colour}
        onChoose={(chosen) => onChange({ colour: chosen })}
      />
      <SiteLink to="/gallery#pavers" className={textLink}>
        {plannerTexts.closeUp}
      </SiteLink>
    </>
  );
});

/** The border, the kind of paver, and what the paving replaces. */
export const PaverChoices = memo(function PaverChoices(props: PaverChoicesProps) {
  const { paver, border, borderColour, present, onChange } = props;
  return (
    <>
      <ChoiceGroup
        legend={plannerTexts.border}
        name="plan-border"
        labels={borderLabels}
        notes={borderNotes}
        value={border}
        onChoose={(chosen) => onChange({ border: chosen })}
      />
      {border === "none" ? null : (
        <ChoiceGroup
          legend={plannerTexts.borderColour}
          name="plan-border-colour"
          labels={colourLabels}
          pictureOf={borderSwatch}
          value={borderColour}
          onChoose={(chosen) => onChange({ borderColour: chosen })}
        />
      )}
      <ChoiceGroup
        legend={plannerTexts.paver}
        name="plan-paver"
        labels={paverLabels}
        notes={paverNotes}
        value={paver}
        onChoose={(chosen) => onChange({ paver: chosen })}
      />
      {paver === "permeable" ? <p className={caution}>{dolomiteCaution}</p> : null}
      <ChoiceGroup
        legend={plannerTexts.present}
        name="plan-present"
        labels={presentLabels}
        value={present}
        onChoose={(chosen) => onChange({ present: chosen })}
      />
    </>
  );
});
