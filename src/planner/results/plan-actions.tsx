import { memo } from "react";
import { plannerTexts } from "../../content/interface/planner.ts";
import { printButton } from "../../design/print.css.ts";
import { useCopy } from "../../features/app/use-copy.ts";
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
