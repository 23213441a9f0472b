import { memo } from "react";
import { plannerTexts } from "../../content/interface/planner.ts";
import { printButton } from "../../design/print.css.ts";
import { useCopy } from "../../shell/use-copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { actions } from "../paving-planner.css.ts";

/** What a visitor does with a plan besides asking for a quote: print it, share it. */
export const PlanActions = memo(function PlanActions({ url }: { url: string }) {
  const { outcome, copy } = useCopy(url, plannerTexts);
  return (
    <div className={actions}>
      <div className={printButton}>
        <Button tone="quiet" onClick={() => window.print()}>
          {plannerTexts.print}
        </Button>
      </div>
      <Button tone="quiet" onClick={copy}>
        <Icon name="copy" /> {plannerTexts.copy}
      </Button>
      <p role="status">{outcome}</p>
    </div>
  );
});

/** Copies what an architect or engineer puts into a drawing; shows it where the browser does not copy. */
export function CopySpecification({ text }: { text: string }) {
  const { outcome, copy } = useCopy(text, specificationOutcomes);
  const isRefused = outcome === specificationOutcomes.notCopied;
  return (
    <>
      <Button tone="quiet" onClick={copy}>
        <Icon name="copy" /> {plannerTexts.copySpecification}
      </Button>
      <p role="status">{outcome}</p>
      {isRefused ? <p>{text}</p> : null}
    </>
  );
}

const specificationOutcomes = {
  copied: plannerTexts.specificationCopied,
  notCopied: plannerTexts.specificationNotCopied,
} as const;
