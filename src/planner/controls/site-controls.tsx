import { memo } from "react";
import { certificates } from "../../content/certificates.ts";
import { plannerTexts } from "../../content/interface/planner.ts";
import {
  documentLabels,
  hoursLabels,
  passesLabels,
  phasesLabels,
  vehicleLabels,
} from "../../content/interface/planner-choices.ts";
import { commonDocuments, type SiteChoices, siteDocuments } from "../domain/paving-plan.ts";
import { ChoiceGroup, TickGroup } from "./choice-group.tsx";

interface SiteControlsProps extends SiteChoices {
  onChange: (choice: Partial<SiteChoices>) => void;
}

const offeredDocuments = siteDocuments.filter(
  (name) =>
    commonDocuments.includes(name) || certificates.some(({ document }) => document === name),
);

export const SiteControls = memo(function SiteControls(props: SiteControlsProps) {
  const { vehicle, passes, hours, phases, documents, onChange } = props;
  return (
    <>
      <ChoiceGroup
        legend={plannerTexts.vehicle}
        name="plan-vehicle"
        labels={vehicleLabels}
        value={vehicle}
        onChoose={(chosen) => onChange({ vehicle: chosen })}
      />
      <ChoiceGroup
        legend={plannerTexts.passes}
        name="plan-passes"
        labels={passesLabels}
        value={passes}
        onChoose={(chosen) => onChange({ passes: chosen })}
      />
      <TickGroup
        legend={plannerTexts.hours}
        name="plan-hours"
        labels={hoursLabels}
        values={hours}
        onChange={(chosen) => onChange({ hours: chosen })}
      />
      <ChoiceGroup
        legend={plannerTexts.phases}
        name="plan-phases"
        labels={phasesLabels}
        value={phases}
        onChoose={(chosen) => onChange({ phases: chosen })}
      />
      <TickGroup
        legend={plannerTexts.documents}
        name="plan-documents"
        labels={documentLabels}
        shown={offeredDocuments}
        values={documents}
        onChange={(chosen) => onChange({ documents: chosen })}
      />
    </>
  );
});
