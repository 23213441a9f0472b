import { type MouseEvent, type ReactNode, useId, useMemo } from "react";
import { vatLine } from "../../content/guide-price-items.ts";
import { keptHeading } from "../../content/interface/keep.ts";
import { plannerTexts } from "../../content/interface/planner.ts";
import { planLetters } from "../../content/interface/planner-request.ts";
import { success, attachments as texts } from "../../content/interface/quote-form.ts";
import {
  type AttachedPlan,
  attachedPlansLimit,
  firstOfPlace,
  movePlan,
  planHref,
  planLetter,
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
import { randRange, squareMetres } from "../plan-formats.ts";
import { priceText } from "../results/plan-texts.ts";
import * as styles from "./attachment-lines.css.ts";
import { describeAttachedPlan, type PlanDescription } from "./describe-attached-plan.ts";
import { PlanPicture, SendPicture } from "./plan-picture.tsx";

/** What a line does to the request. */
interface LineActions {
  onRemove: (removed: RequestAttachments) => void;
  /** Changes what it has, or puts back what was removed; returns false if it has no room for it. */
  onAttach: (attached: RequestAttachments) => boolean;
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
      placeOf={(attached, title) => (
        <PlaceChoice
          name={`place-${attached.id}`}
          title={title}
          index={plans.indexOf(attached)}
          firsts={firstOfPlace(plans)}
          onChoose={(other) =>
            actions.onAttach({
              plans: movePlan(plans, attached, plans[other] ?? attached),
              kept: [],
            })
          }
        />
      )}
    />
  );
}

interface PlaceChoiceProps {
  name: string;
  title: string;
  index: number;
  /** For each plan the index of the first one of its place. */
  firsts: readonly number[];
  /** Called with the index of the plan that it is laid instead of, or its own. */
  onChoose: (other: number) => void;
}

/** Whether a plan is an alternative to one before it; the first has nothing to be laid instead of. */
function PlaceChoice({ name, title, index, firsts, onChoose }: PlaceChoiceProps) {
  const before = firsts.filter((first, other) => first === other && other < index);
  if (before.length === 0) return null;
  return (
    <fieldset className={styles.place}>
      <legend>
        <VisuallyHidden key={title}>{title}</VisuallyHidden>
      </legend>
      {[...before, index].map((other) => (
        <label key={other} className={styles.placeOption}>
          <input
            type="radio"
            name={name}
            checked={firsts[index] === other}
            onChange={() => onChoose(other)}
          />
          <span>{other === index ? texts.otherPlace : texts.insteadOf(planLetter(other))}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What went with a request that was received. */
export const SentAttachments = (sent: RequestAttachments) => (
  <>
    <LineList
      title={success.attachments}
      {...sent}
      planActions={(attached, title) => (
        <PlanLink attached={attached} label={success.openToPrint} title={title} />
      )}
      keptActions={null}
    />
    {sent.plans.slice(-1).map((attached) => {
      const plan = describeAttachedPlan(attached)?.plan;
      return plan && <SendPicture key={attached.id} attached={attached} plan={plan} />;
    })}
  </>
);

interface LineListProps extends RequestAttachments {
  title: string;
  planActions: (attached: AttachedPlan, title: string) => ReactNode;
  keptActions: ReactNode;
  placeOf?: (attached: AttachedPlan, title: string) => ReactNode;
}

function LineList({ title, plans, kept, planActions, keptActions, placeOf }: LineListProps) {
  const headingId = useId();
  const described = useMemo(
    () => plans.map((attached) => ({ attached, description: describeAttachedPlan(attached) })),
    [plans],
  );
  if (plans.length + kept.length === 0) return null;
  const letters = planLetters(plans);
  const read = described.flatMap(({ description }) => description ?? []);
  const isPriced = read.some(({ price }) => price.kind === "range");
  return (
    <div>
      <p id={headingId} className={styles.heading}>
        {title}
      </p>
      <ul className={styles.lines} aria-labelledby={headingId}>
        {described.map(({ attached, description }, index) => {
          const name = description?.name ?? texts.plan;
          const title = description === null ? name : `${name}, ${description.look}`;
          return (
            <Line
              key={attached.id}
              title={letters[index] ? `${letters[index]}: ${name}` : name}
              look={description?.look ?? ""}
              note={description === null ? "" : priceText(description.price)}
              drawing={description && <PlanPicture attached={attached} plan={description.plan} />}
              place={placeOf?.(attached, title)}
            >
              {planActions(attached, title)}
            </Line>
          );
        })}
        {kept.length === 0 ? null : (
          <Line title={keptHeading} look="" note={kept.join(", ")} drawing={<Icon name="keep" />}>
            {keptActions}
          </Line>
        )}
      </ul>
      {read.length < plans.length ? null : <Sum plans={read} firsts={firstOfPlace(plans)} />}
      {isPriced ? <p className={styles.items}>{vatLine}</p> : null}
    </div>
  );
}

interface SumProps extends Pick<PlaceChoiceProps, "firsts"> {
  plans: readonly PlanDescription[];
}

/** The total area of the places, and the total guide price if each has one. An alternative adds nothing. */
function Sum({ plans, firsts }: SumProps) {
  const added = [...new Set(firsts)];
  const counted = added.flatMap((index) => plans[index] ?? []);
  if (counted.length < 2) return null;
  const area = counted.reduce((total, plan) => total + plan.area, 0);
  const ranges = counted.flatMap(({ price }) => (price.kind === "range" ? [price] : []));
  const total = ranges.reduce((all, { from, to }) => ({ from: all.from + from, to: all.to + to }), {
    from: 0,
    to: 0,
  });
  const price = ranges.length < counted.length ? "" : randRange(total);
  const text = texts.sum(added.map(planLetter), squareMetres(area), price);
  return (
    <p key={text} className={styles.sum}>
      {text}
    </p>
  );
}

interface LineProps {
  title: string;
  /** Of a plan, colour and pattern, for which a phone has no room: the drawing shows them. */
  look: string;
  /** The guide price or why there is none; of the kept list, its names. */
  note: string;
  drawing: ReactNode;
  /** Chooses whether a plan is an alternative. */
  place?: ReactNode;
  children: ReactNode;
}

const Line = ({ title, look, note, drawing, place, children }: LineProps) => (
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
    {place}
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

function RemoveButton({ attached, title, onRemove, onAttach }: RemoveButtonProps) {
  const undo = () => {
    if (onAttach(attached)) return;
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
