import { crossSectionPictures } from "virtual:cross-sections";
import { saveSection, sectionFile } from "../../../content/interface/pavement-layers.ts";
import { useRequestedPlans } from "../../../features/quote-form/use-requested-plans.ts";
import { PavingPlanner, type PlannedLayersProps } from "../../../planner/index.ts";
import { button } from "../../../ui/button/button.css.ts";
import { HeadedBand } from "../../band/band.tsx";
import { layerActions } from "../../layers/layer-drawing.css.ts";
import { LayerDrawing, LayerList } from "../../layers/layer-drawing.tsx";
import type { BlockProps, BlockType } from "../block-type.ts";

const Layers = ({ traffic, surface, children }: PlannedLayersProps) => (
  <>
    <LayerDrawing traffic={traffic} surface={surface} />
    <LayerList traffic={traffic} surface={surface} layout="column" />
    <div className={layerActions}>
      {children}
      <a
        className={button({ tone: "bare" })}
        href={crossSectionPictures[traffic][surface].labelled}
        download={sectionFile({ traffic, surface })}
      >
        {saveSection}
      </a>
    </div>
  </>
);

/** Prices of common sizes, and the paving planner (docs/specification.md#paving-planner). */
export function PlannerBlock({ block, id, background, service }: BlockProps<"planner">) {
  const { heading, lead, presets, work } = block;
  return (
    <HeadedBand id={id} heading={heading} lead={lead} background={background} gap="2xl">
      <PavingPlanner
        presets={presets}
        work={work}
        quoteService={service}
        requested={useRequestedPlans()}
        Layers={Layers}
      />
    </HeadedBand>
  );
}

export const block: BlockType<"planner"> = {
  Component: PlannerBlock,
  asksForQuote: true,
  isInteractive: () => true,
};
