import { memo } from "react";
import { plannerTexts } from "../../content/interface/planner.ts";
import { useCopy } from "../../features/app/use-copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { actions } from "../paving-planner.css.ts";

/** What a visitor does with a plan besides asking for a quote: print it, share it. */
export const PlanActions = memo(function PlanActions({ url }: { url: string }) {
  const { outcome, copy } = useCopy(url, plannerTexts);
  return (
    <div className={actions}>
      {/* Not in Firefox on Android before 114, nor in some apps. */}
      {typeof window.print === "function" ? (
        <Button tone="quiet" onClick={() => window.print()}>
          {plannerTexts.print}
        </Button>
      ) : null}
      <Button tone="quiet" onClick={copy}>
        <Icon name="copy" /> {plannerTexts.copy}
      </Button>
      <p role="status">{outcome}</p>
    </div>
  );
});
