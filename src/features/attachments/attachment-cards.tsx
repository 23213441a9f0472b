import { type MouseEvent, type ReactNode, useId, useMemo } from "react";
import { withPriceItems } from "../../content/guide-price-items.ts";
import { attachments as texts } from "../../content/interface/attachments.ts";
import { keptHeading } from "../../content/interface/keep.ts";
import { plannerTexts, randRange, squareMetres } from "../../content/interface/paving-planner.ts";
import {
  type AttachedPlan,
  attachedPlansLimit,
  fitsPlans,
  planHref,
  type RequestAttachments,
} from "../../domain/attachments.ts";
import { moveFocusBefore } from "../../lib/move-focus.ts";
import { button } from "../../ui/button/button.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { keptListActor } from "../keep/kept-list.actor.ts";
import { attachedPlanAttribute } from "../navigation/history-entry.ts";
import { notify } from "../notifications/notify.ts";
import {
  describeAttachedPlan,
  type PlanDescription,
} from "../paving-planner/describe-attached-plan.ts";
import { PlanThumbnail } from "../paving-planner/plan-drawing.tsx";
import { priceText } from "../paving-planner/plan-texts.ts";
import { quoteFormActor } from "../quote-form/quote-form.actor.ts";
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

/** Cards of what goes with the request, each with Change and Remove (docs/specification.md#attachments). */
export function AttachmentCards({ plans, kept }: RequestAttachments) {
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
          <PlanCard key={attached.id} attached={attached} description={description} />
        ))}
        {kept.length === 0 ? null : <KeptCard kept={kept} />}
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

interface CardProps {
  title: string;
  text: string;
  drawing?: ReactNode;
  change?: ReactNode;
  remove: () => void;
  undo: () => void;
}

function AttachmentCard({ title, text, drawing, change, remove, undo }: CardProps) {
  const removeCard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const own = currentTarget.closest("li");
    const other = own?.nextElementSibling ?? own?.previousElementSibling;
    const next = other?.querySelector("button") ?? currentTarget.form?.querySelector("textarea");
    moveFocusBefore(currentTarget, next, () => {
      remove();
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

interface PlanCardProps {
  attached: AttachedPlan;
  description: PlanDescription | null;
}

/** A guide price with what it includes, or why there is none. */
const describeGuide = (price: PlanDescription["price"]) =>
  price.kind === "range" ? withPriceItems(priceText(price)) : priceText(price);

/** Adds a removed plan again; if the request is full by now, says so and offers Undo again. */
function putBack(attached: AttachedPlan) {
  if (fitsPlans(quoteFormActor.getSnapshot().context.plans, attached.id)) {
    quoteFormActor.send({ type: "plan.attached", plan: attached });
    return;
  }
  notify("error", {
    title: plannerTexts.full(attachedPlansLimit),
    action: { label: texts.undo, onPress: () => putBack(attached) },
  });
}

function PlanCard({ attached, description }: PlanCardProps) {
  const title = description?.title ?? texts.plan;
  return (
    <AttachmentCard
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
      remove={() => quoteFormActor.send({ type: "plan.removed", id: attached.id })}
      undo={() => putBack(attached)}
    />
  );
}

/** Removing it empties the kept list in the tray too. */
const KeptCard = ({ kept }: Pick<RequestAttachments, "kept">) => (
  <AttachmentCard
    title={keptHeading}
    text={kept.join(", ")}
    remove={() => keptListActor.send({ type: "names.removed", names: kept })}
    undo={() => keptListActor.send({ type: "names.restored", names: kept })}
  />
);
