import type { QuoteService } from "../../domain/quote-request.ts";
import type { PlannedLayersProps } from "../../features/paving-planner/open-planner.tsx";
import { PavingPlanner } from "../../features/paving-planner/paving-planner.tsx";
import { HeadedBand } from "../section-head/headed-band.tsx";
import type { BlockProps } from "./block-props.ts";
import { LayerDrawing, LayerList } from "./layer-drawing.tsx";

function Layers({ traffic, differences }: PlannedLayersProps) {
  return (
    <>
      <LayerDrawing traffic={traffic} differences={differences} />
      <LayerList traffic={traffic} layout="column" differences={differences} />
    </>
  );
}

export interface PlannerProps extends BlockProps<"planner"> {
  /** The service that the planner chooses in the quote form. */
  quoteService: QuoteService | undefined;
}

/** Prices of common sizes, and the paving planner (docs/specification.md#paving-planner). */
export function PlannerBlock({ block, id, background, quoteService }: PlannerProps) {
  const { heading, lead, presets, work } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background} gap="2xl">
      <PavingPlanner presets={presets} work={work} quoteService={quoteService} Layers={Layers} />
    </HeadedBand>
  );
}
