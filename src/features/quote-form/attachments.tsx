import { waitingAttachments } from "../../content/interface/quote-form.ts";
import { Part } from "../../hydration/part.tsx";
import { attachedProperty } from "../../hydration/protocol.ts";
import { attachmentsHeight } from "./draft-storage.ts";
import { removeAttachments, restoreAttachments } from "./quote-form.actor.ts";
import { attachmentSpace, small } from "./quote-form.css.ts";
import type { useFormView } from "./use-form-view.ts";

/** What goes with the request, above its fields. Its room is kept until its script has loaded. */
export function Attachments(view: ReturnType<typeof useFormView>) {
  const { isHydrating, attachedCount, plans, kept, script } = view;
  if (isHydrating) return <div className={attachmentSpace} />;
  if (attachedCount === 0) return null;
  const countOnly = <p className={small}>{waitingAttachments.count(attachedCount)}</p>;
  return (
    <div
      className={attachmentSpace}
      ref={(space) =>
        space?.style.setProperty(attachedProperty, attachmentsHeight(plans, kept.length))
      }
    >
      {script === null ? (
        countOnly
      ) : (
        <Part fallback={() => countOnly}>
          <script.AttachmentLines
            plans={plans}
            kept={kept}
            onRemove={removeAttachments}
            onAttach={restoreAttachments}
          />
        </Part>
      )}
    </div>
  );
}
