import { type MouseEvent, type ReactNode, useId, useMemo, useState } from "react";
import { guidePriceItems } from "../../content/guide-price-items.ts";
import { compareKept, keptHeading } from "../../content/interface/keep.ts";
import { plannerTexts } from "../../content/interface/planner.ts";
import { success, attachments as texts } from "../../content/interface/quote-form.ts";
import {
  type AttachedPlan,
  attachedPlansLimit,
  comparedLimit,
  planHref,
  type RequestAttachments,
} from "../../domain/attachments.ts";
import { moveFocusBefore } from "../../lib/move-focus.ts";
import { attachedPlanAttribute } from "../../shell/history-entry.ts";
import { notify } from "../../shell/notify.ts";
import { button } from "../../ui/button/button.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { keepTogether } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { PlanThumbnail } from "../drawing/plan-drawing.tsx";
import { randRange, squareMetres } from "../plan-formats.ts";
import { PlanComparison } from "../results/plan-comparison.tsx";
import { priceText } from "../results/plan-texts.ts";
import * as styles from "./attachment-lines.css.ts";
import { describeAttachedPlan, type PlanDescription } from "./describe-attached-plan.ts";

/** What a line does to the request. */
interface LineActions {
  onRemove: (removed: RequestAttachments) => void;
  /** Puts back what was removed; returns false if the request has no room for it. */
  onUndo: (removed: RequestAttachments) => boolean;
}

/** What goes with the request, a line each with Change and Remove (docs/specification.md#attachments). */
export function AttachmentLines({ plans, kept, ...actions }: RequestAttachments & LineActions) {
  return (
    <LineList
      title={texts.heading}
      plans={plans}
      kept={kept}
      planActions={(attached, title) => (
        <>
          <PlanLink attached={attached} label={texts.change} title={title} isEdited />
          <RemoveButton {...actions} attached={{ plans: [attached], kept: [] }} title={title} />
        </>
      )}
      // Removing it empties the kept list in the tray too.
      keptActions={<RemoveButton {...actions} attached={{ plans: [], kept }} title={keptHeading} />}
    >
      {plans.length < 2 ? null : <Comparison plans={plans.slice(-comparedLimit)} />}
    </LineList>
  );
}

/** The latest plans side by side, drawn once the row is open. */
function Comparison({ plans }: Pick<RequestAttachments, "plans">) {
  const [isOpen, setIsOpen] = useState(false);
  const compared = plans.map((attached) => ({
    key: `${attached.id}`,
    plan: attached.plan,
    href: planHref(attached),
  }));
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.compareSummary}>
        <span>{compareKept}</span> <Icon name="down" />
      </summary>
      {isOpen ? <PlanComparison compared={compared} /> : null}
    </details>
  );
}

/** What went with a request that was received. */
export const SentAttachments = (sent: RequestAttachments) => (
  <LineList
    title={success.attachments}
    {...sent}
    planActions={(attached, title) => (
      <PlanLink attached={attached} label={success.openToPrint} title={title} />
    )}
    keptActions={null}
  />
);

interface LineListProps extends RequestAttachments {
  title: string;
  planActions: (attached: AttachedPlan, title: string) => ReactNode;
  keptActions: ReactNode;
  children?: ReactNode;
}

function LineList({ title, plans, kept, planActions, keptActions, children }: LineListProps) {
  const headingId = useId();
  const described = useMemo(
    () => plans.map((attached) => ({ attached, description: describeAttachedPlan(attached) })),
    [plans],
  );
  if (plans.length + kept.length === 0) return null;
  const read = described.flatMap(({ description }) => description ?? []);
  const isPriced = read.some(({ price }) => price.kind === "range");
  return (
    <div>
      <p id={headingId} className={styles.heading}>
        {title}
      </p>
      <ul className={styles.lines} aria-labelledby={headingId}>
        {described.map(({ attached, description }) => (
          <Line
            key={attached.id}
            title={description?.name ?? texts.plan}
            look={description?.look ?? ""}
            note={description === null ? "" : priceText(description.price)}
            drawing={description && <PlanThumbnail plan={description.plan} />}
          >
            {planActions(
              attached,
              description === null ? texts.plan : `${description.name}, ${description.look}`,
            )}
          </Line>
        ))}
        {kept.length === 0 ? null : (
          <Line title={keptHeading} look="" note={kept.join(", ")} drawing={<Icon name="keep" />}>
            {keptActions}
          </Line>
        )}
      </ul>
      {read.length < Math.max(2, plans.length) ? null : <Sum plans={read} />}
      {isPriced ? <p className={styles.items}>{guidePriceItems}</p> : null}
      {children}
    </div>
  );
}

/** The total area, and the total guide price if every plan has one. */
function Sum({ plans }: { plans: readonly PlanDescription[] }) {
  const area = plans.reduce((total, plan) => total + plan.area, 0);
  const ranges = plans.flatMap(({ price }) => (price.kind === "range" ? [price] : []));
  const total = ranges.reduce((all, { from, to }) => ({ from: all.from + from, to: all.to + to }), {
    from: 0,
    to: 0,
  });
  const price = ranges.length < plans.length ? "" : randRange(total);
  return <p className={styles.sum}>{texts.sum(squareMetres(area), price)}</p>;
}

interface LineProps {
  title: string;
  /** Of a plan, colour and pattern, for which a phone has no room: the drawing shows them. */
  look: string;
  /** The guide price or why there is none; of the kept list, its names. */
  note: string;
  drawing: ReactNode;
  children: ReactNode;
}

const Line = ({ title, look, note, drawing, children }: LineProps) => (
  <li className={styles.line}>
    {drawing === null ? null : <div className={styles.picture}>{drawing}</div>}
    <div className={styles.lineText}>
      <p key={`${title} ${look}`} className={styles.lineTitle}>
        {keepTogether(title)}
        {look === "" ? null : <span className={styles.lineLook}>{`, ${look}`}</span>}
      </p>
      <p key={note} className={styles.lineNote}>
        {keepTogether(note)}
      </p>
      <div className={styles.lineActions}>{children}</div>
    </div>
  </li>
);

interface PlanLinkProps {
  attached: AttachedPlan;
  label: string;
  title: string;
  /** Whether the planner changes the plan of the request. */
  isEdited?: boolean;
}

const PlanLink = ({ attached, label, title, isEdited = false }: PlanLinkProps) => (
  <a
    className={button({ tone: "bare", size: "slim" })}
    href={planHref(attached)}
    {...(isEdited && { [attachedPlanAttribute]: attached.id })}
  >
    <span>{label}</span>
    <VisuallyHidden key={title}>{` ${title}`}</VisuallyHidden>
  </a>
);

interface RemoveButtonProps extends LineActions {
  attached: RequestAttachments;
  title: string;
}

function RemoveButton({ attached, title, onRemove, onUndo }: RemoveButtonProps) {
  const undo = () => {
    if (onUndo(attached)) return;
    notify("error", {
      title: plannerTexts.full(attachedPlansLimit),
      action: { label: texts.undo, onPress: undo },
    });
  };
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const own = currentTarget.closest("li");
    const other = own?.nextElementSibling ?? own?.previousElementSibling;
    // The field below, once nothing is left.
    const next = other?.querySelector("button") ?? currentTarget.form?.querySelector("input");
    moveFocusBefore(currentTarget, next, () => {
      onRemove(attached);
      notify("success", {
        title: texts.removed(title),
        action: { label: texts.undo, onPress: undo },
      });
    });
  };
  return (
    <Button tone="bare" size="slim" onClick={remove}>
      <span>{texts.remove}</span>
      <VisuallyHidden key={title}>{` ${title}`}</VisuallyHidden>
    </Button>
  );
}
