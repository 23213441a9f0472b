import { type RefObject, useEffect, useId, useRef } from "react";
import type { PhotoViewContext } from "#machines/photo-view/photo-view.machine.ts";
import { amounts } from "../../content/interface/planner.ts";
import { sizeUnits } from "../../content/interface/planner-choices.ts";
import { groundSize as texts } from "../../content/interface/planner-photo.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { moveFocus } from "../../lib/move-focus.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorText } from "../../ui/field/field.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { useDebouncedValue } from "../../ui/use-debounced-value/use-debounced-value.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { group, legend } from "../controls/choice-group.css.ts";
import { number, numberBox, problemText, sizeLabel, unit } from "../controls/size-field.css.ts";
import { usualCorners } from "../domain/ground-corners.ts";
import {
  cameraOf,
  contradicts,
  type Estimate,
  estimateOf,
  type GroundSides,
  isDoubtful,
  isInReach,
  type KnownSide,
  leadsAway,
  type MeasuredGround,
  measureGround,
  tellsSize,
  withKnownSide,
} from "../domain/ground-size.ts";
import type { PavingPlan } from "../domain/paving-plan.ts";
import { withRectangle } from "../domain/plan-fields.ts";
import {
  commonTexts,
  type PhotoRectangle,
  readSize,
  type SizeProblem,
  toCentimetre,
} from "../domain/plan-sizes.ts";
import { sizeProblem } from "../plan-formats.ts";
import { photoViewActor } from "./photo-view.actor.ts";
import { knownSides } from "./photo-view.css.ts";

/** Time in ms for which corners and side have to rest before a screen reader hears the size. */
const restDelay = 700;

/** The side that the visitor has typed, or what is wrong with it. */
function readSide(known: PhotoViewContext["known"]) {
  const read = known && readSize("rectangle", { ...commonTexts, length: known.text });
  const side: KnownSide | null =
    known && read?.size?.shape === "rectangle"
      ? { side: known.side, length: read.size.length }
      : null;
  return { side, problem: read?.problems.length };
}

/** Asks for the size of the ground on the photo, and for a photo first. `stage` contains the view of the photo. */
export function askSize(stage: Element | null) {
  photoViewActor.send({ type: "size.asked" });
  if (photoViewActor.getSnapshot().context.photo !== null) showCorners(stage);
  else stage?.querySelector<HTMLInputElement>("input[type=file]")?.click();
}

/** Moves view and focus to the corners, also from below the photo; what it comes to is then in view, too. */
export function showCorners(stage: Element | null) {
  stage?.scrollIntoView({ block: "start" });
  moveFocus(stage?.querySelector("[role=slider]"));
}

/**
 * Shows the corners once there is a photo to ask for its size, or one in place of the button that had the focus;
 * not where the planner opens with one.
 */
export function useCornersOf(
  stage: RefObject<Element | null>,
  hasPhoto: boolean,
  isMeasuring: boolean,
) {
  const before = useRef({ hasPhoto, isMeasuring });
  useEffect(() => {
    const isNew = hasPhoto && !before.current.hasPhoto;
    const isAsked = hasPhoto && isMeasuring && (isNew || !before.current.isMeasuring);
    const isLost = isNew && document.activeElement === document.body;
    if (isAsked || isLost) showCorners(stage.current);
    before.current = { hasPhoto, isMeasuring };
  }, [stage, hasPhoto, isMeasuring]);
}

interface SaidProps {
  as: "strong" | "p";
  text: string;
}

/** A text that follows the corners; a screen reader hears it once they rest. */
function Said({ as: Element, text }: SaidProps) {
  const rested = useDebouncedValue(text, restDelay);
  return (
    <>
      {text === "" ? null : <Element key={text}>{text}</Element>}
      <VisuallyHidden>
        <span role="status">{rested}</span>
      </VisuallyHidden>
    </>
  );
}

function rangeText({ from, to }: Estimate): string {
  if (from !== null && to !== null) return texts.range(from, to);
  return from === null ? texts.lessThan(to ?? 0) : texts.moreThan(from);
}

/** The size in a sentence; the known side may not be what the ground alone shows. */
function sizeText(ground: MeasuredGround, size: MeasuredGround, known: KnownSide | null): string {
  if (!tellsSize(size)) return texts.tooVague;
  const [near, away] = [estimateOf(size, "near"), estimateOf(size, "away")];
  if (known === null) return texts.size(near.about, away.about, rangeText(near), rangeText(away));
  const about = (length: number) => amounts.about(String(length));
  const text =
    known.side === "near"
      ? texts.sizeFromSide(near.about, about(away.about), rangeText(away))
      : texts.sizeFromSide(about(near.about), away.about, rangeText(near));
  if (!isDoubtful(known, ground)) return text;
  return `${text} ${texts.otherSide(estimateOf(ground, known.side).about)}`;
}

interface KnownSidesProps extends Pick<PhotoViewContext, "known"> {
  problem: SizeProblem | undefined;
}

/** The sides, of which the visitor may know one: the text of the other one gives way to it. */
function KnownSides({ known, problem }: KnownSidesProps) {
  const id = useId();
  return (
    <fieldset className={group} aria-describedby={`${id}-hint`}>
      <legend className={legend}>{texts.known}</legend>
      <Cluster gap="xs">
        {keysOf(texts.garageDoors).map((text) => (
          <Button
            key={text}
            tone="quiet"
            size="slim"
            onClick={() => photoViewActor.send({ type: "side.entered", side: "near", text })}
          >
            {texts.garageDoors[text]}
          </Button>
        ))}
      </Cluster>
      <div className={knownSides}>
        {(["near", "away"] as const).map((side) => {
          const isWrong = problem !== undefined && known?.side === side;
          return (
            <label key={side} className={sizeLabel}>
              <span>{texts.sides[side]}</span>
              <span className={numberBox}>
                <input
                  className={number}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  enterKeyHint="done"
                  value={known?.side === side ? known.text : ""}
                  aria-invalid={isWrong}
                  aria-describedby={isWrong ? `${id}-problem` : undefined}
                  onChange={({ currentTarget: { value: text } }) =>
                    photoViewActor.send({ type: "side.entered", side, text })
                  }
                />
                <span className={unit} aria-hidden="true">
                  {sizeUnits.length.short}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      {problem === undefined ? null : (
        <div className={problemText}>
          <ErrorText id={`${id}-problem`}>{sizeProblem("length", problem)}</ErrorText>
        </div>
      )}
      <p id={`${id}-hint`}>{texts.hint}</p>
    </fieldset>
  );
}

interface GroundOnPhotoProps
  extends Pick<
    PhotoViewContext,
    "photo" | "corners" | "laid" | "quarters" | "known" | "isMeasuring"
  > {
  plan: PavingPlan;
  /** The plan's sides as it lies on the photo; null where they are not known. */
  sides: GroundSides | null;
  /** Called with the plan in the size of the photo. */
  take: (plan: PavingPlan) => void;
}

/**
 * How large the ground within the corners is, once the visitor has moved one, or, with the plan on it, whether that
 * is another size (docs/specification.md#the-size-from-a-photo).
 */
export function GroundOnPhoto(props: GroundOnPhotoProps) {
  const { photo, corners, laid, quarters, known, isMeasuring, plan, sides, take } = props;
  if (photo === null) return null;
  const wrong = corners !== laid ? texts.noRectangle : leadsAway(laid) ? null : texts.farIsWider;
  const ground =
    laid === usualCorners || wrong !== null ? null : measureGround(laid, cameraOf(photo));
  const { side, problem } = readSide(known);
  const size = ground && side ? withKnownSide(ground, side) : ground;
  const [near, away] =
    size === null ? [0, 0] : [estimateOf(size, "near").about, estimateOf(size, "away").about];
  const isTurned = quarters % 2 === 1;
  const rectangle: PhotoRectangle = {
    ...(isTurned ? { length: away, width: near } : { length: near, width: away }),
    known: side && ((side.side === "near") === isTurned ? "width" : "length"),
  };
  const taken =
    size !== null && tellsSize(size) && isInReach(size) ? withRectangle(plan, rectangle) : null;
  const takeButton = taken && (
    <Cluster gap="xs">
      <Button tone="quiet" size="slim" onClick={() => take(taken)}>
        {texts.take}
      </Button>
    </Cluster>
  );
  if (!isMeasuring) {
    // A circle fills no rectangle: its diameter is the mean of the sides.
    const { size: own } = plan;
    const share = own.shape === "circle" ? own.diameter / toCentimetre((near + away) / 2) : 0;
    const planned = share > 0 ? { near: near * share, away: away * share } : sides;
    const isOther = size !== null && planned !== null && contradicts(planned, size);
    return (
      <>
        <Said as="p" text={isOther ? texts.otherSize(near, away) : ""} />
        {isOther ? takeButton : null}
      </>
    );
  }
  const isBeyond = size !== null && tellsSize(size) && taken === null;
  const said = ground && size ? (isBeyond ? texts.beyond : sizeText(ground, size, side)) : "";
  return (
    <>
      <Said as="strong" text={wrong ?? said} />
      {takeButton}
      <KnownSides {...{ known, problem }} />
    </>
  );
}
