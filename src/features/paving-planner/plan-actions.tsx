import { useState } from "react";
import { planner } from "../../content/interface/paving-planner.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import { actions, message } from "./paving-planner.css.ts";
import type { PlanRequest } from "./use-plan-request.ts";

export interface PlanActionsProps extends PlanRequest {
  request: "notAdded" | "added" | "outdated";
  /** URL of the plan. */
  url: string;
}

const requestMessages = { notAdded: "", added: planner.inRequest, outdated: planner.outdated };

/** What a visitor does with a plan: ask for a quote, print it, share it. */
export function PlanActions({ request, add, hasFailed, url }: PlanActionsProps) {
  const [copied, setCopied] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(planner.copied);
    } catch {
      setCopied(planner.notCopied);
    }
  };
  return (
    <div className={actions}>
      {request === "added" ? (
        <Button
          size="large"
          aria-haspopup="dialog"
          onClick={() => quoteDialogActor.send({ type: "quote.requested", service: undefined })}
        >
          {planner.open}
        </Button>
      ) : (
        <Button size="large" aria-haspopup="dialog" onClick={add}>
          {request === "outdated" ? planner.update : planner.add}
        </Button>
      )}
      <Button tone="quiet" onClick={() => window.print()}>
        {planner.print}
      </Button>
      <Button tone="quiet" onClick={() => void copy()}>
        <Icon name="copy" /> {planner.copy}
      </Button>
      <p className={message} role="status">
        {hasFailed ? planner.requestDidNotLoad : `${requestMessages[request]} ${copied}`.trim()}
      </p>
    </div>
  );
}
