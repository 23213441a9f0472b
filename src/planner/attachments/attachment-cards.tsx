import { type MouseEvent, type ReactNode, useId, useMemo } from "react";
import { withPriceItems } from "../../content/guide-price-items.ts";
import { keptHeading } from "../../content/interface/keep.ts";
import { plannerTexts } from "../../content/interface/planner.ts";
import { attachments as texts } from "../../content/interface/quote-form.ts";
import {
  type AttachedPlan,
  attachedPlansLimit,
  planHref,
  type RequestAttachments,
} from "../../domain/attachments.ts";
import { notify } from "../../features/app/notify.ts";
import { attachedPlanAttribute } from "../../features/navigation/history-entry.ts";
import { moveFocusBefore } from "../../lib/move-focus.ts";
import { button } from "../../ui/button/button.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { keepTogether } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { PlanThumbnail } from "../drawing/plan-drawing.tsx";
import { randRange, squareMetres } from "../plan-formats.ts";
import { priceText } from "../results/plan-texts.ts";
import {
  attachments,
  card,
  cardActions,
  cards,
  cardText,
  cardTitle,
  cardWithoutPicture,
  heading,
  picture,
} from "./attachment-cards.css.ts";
import { describeAttachedPlan, type PlanDescription } from "./describe-attached-plan.ts";

/** What a card does to the request. */
interface CardActions {
  onRemove: (removed: RequestAttachments) => void;
  /** Puts back what was removed; returns false if the request has no room for it. */
  onUndo: (removed: RequestAttachments) => boolean;
}

/** Cards of what goes with the request, each with Change and Remove (docs/specification.md#attachments). */
export function AttachmentCards({ plans, kept, ...actions }: RequestAttachments & CardActions) {
  const headingId = useId();
  const described = useMemo(
    () => plans.map((attached) => ({ attached, description: describeAttachedPlan(attached) })),
    [plans],
  );
  if (plans.length + kept.length === 0) return null;
  return (
    <div className={attachments}>
      <p id={headingId} className={heading}>
        {texts.heading}
      </p>
      <ul className={cards} aria-labelledby={headingId}>
        {described.map(({ attached, description }) => (
          <PlanCard key={attached.id} attached={attached} description={description} {...actions} />
        ))}
        {kept.length === 0 ? null : <KeptCard kept={kept} {...actions} />}
      </ul>
      <Sum plans={described.map(({ description }) => description)} />
    </div>
  );
}

/** The total area, and the total guide price if every plan has one. */
function Sum({ plans }: { plans: readonly (PlanDescription | null)[] }) {
  const read = plans.filter((plan) => plan !== null);
  if (plans.length < 2 || read.length < plans.length) return null;
  const area = read.reduce((sum, plan) => sum + plan.area, 0);
  const ranges = read.flatMap(({ price }) => (price.kind === "range" ? [price] : []));
  const total = ranges.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), {
    from: 0,
    to: 0,
  });
  const price = ranges.length < read.length ? "" : randRange(total);
  return <p className={heading}>{texts.sum(squareMetres(area), price)}</p>;
}

interface CardProps extends CardActions {
  /** What the card stands for. */
  attached: RequestAttachments;
  title: string;
  text: string;
  drawing?: ReactNode;
  change?: ReactNode;
}

function AttachmentCard(props: CardProps) {
  const { attached, title, text, drawing, change, onRemove, onUndo } = props;
  const undo = () => {
    if (onUndo(attached)) return;
    notify("error", {
      title: plannerTexts.full(attachedPlansLimit),
      action: { label: texts.undo, onPress: undo },
    });
  };
  const removeCard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const own = currentTarget.closest("li");
    const other = own?.nextElementSibling ?? own?.previousElementSibling;
    const next = other?.querySelector("button") ?? currentTarget.form?.querySelector("textarea");
    moveFocusBefore(currentTarget, next, () => {
      onRemove(attached);
      notify("success", {
        title: texts.removed(title),
        action: { label: texts.undo, onPress: undo },
      });
    });
  };
  return (
    <li className={drawing === undefined ? cardWithoutPicture : card}>
      {drawing === undefined ? null : <div className={picture}>{drawing}</div>}
      <div className={cardText}>
        <p key={title} className={cardTitle}>
          {keepTogether(title)}
        </p>
        {text === "" ? null : <p>{text}</p>}
      </div>
      <div className={cardActions}>
        {change}
        <Button tone="bare" size="slim" onClick={removeCard}>
          {texts.remove}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

interface PlanCardProps extends CardActions {
  attached: AttachedPlan;
  description: PlanDescription | null;
}

/** A guide price with what it includes, or why there is none. */
const describeGuide = (price: PlanDescription["price"]) =>
  price.kind === "range" ? withPriceItems(priceText(price)) : priceText(price);

function PlanCard({ attached, description, ...actions }: PlanCardProps) {
  const title = description?.title ?? texts.plan;
  return (
    <AttachmentCard
      {...actions}
      attached={{ plans: [attached], kept: [] }}
      title={title}
      text={description === null ? "" : describeGuide(description.price)}
      {...(description !== null && { drawing: <PlanThumbnail plan={description.plan} /> })}
      change={
        <a
          className={button({ tone: "bare", size: "slim" })}
          href={planHref(attached)}
          {...{ [attachedPlanAttribute]: attached.id }}
        >
          {texts.change}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </a>
      }
    />
  );
}

/** Removing it empties the kept list in the tray too. */
const KeptCard = ({ kept, ...actions }: Pick<RequestAttachments, "kept"> & CardActions) => (
  <AttachmentCard
    {...actions}
    attached={{ plans: [], kept }}
    title={keptHeading}
    text={kept.join(", ")}
  />
);
