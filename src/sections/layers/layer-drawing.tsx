import { crossSectionPictures } from "virtual:cross-sections";
import {
  edgeRestraint,
  layerPurposes,
  layerTexts,
} from "../../content/interface/pavement-layers.ts";
import type { BlockOf } from "../../content-schema/block-schema.ts";
import {
  type CrossSectionLayout,
  crossSectionLayout,
  labelRoom,
} from "../../design/cross-section/cross-section-layout.ts";
import { type DrawnLayer, layerKinds, type Surface, type Traffic } from "../../domain/pavement.ts";
import { keepTogether } from "../../ui/text/text.tsx";
import * as styles from "./layer-drawing.css.ts";

/** All in mm of the drawing. */
const margin = labelRoom.left;
const half = 22;
const ladderStep = 2 * half + 6;

type Differences = BlockOf<"layers">["differences"];

interface LayerDrawingProps {
  traffic: Traffic;
  /** Bricks or blocks by default. */
  surface?: Surface;
  differences?: Differences | undefined;
}

interface LayerListProps extends LayerDrawingProps {
  layout: "column" | "broad";
  /** Adds what each layer under a car is for. */
  hasPurposes?: boolean;
}

/** The layers in words, from the top down, numbered as in the drawing. */
export function LayerList(props: LayerListProps) {
  const { traffic, surface = "brick", layout, hasPurposes = false, differences = [] } = props;
  const texts = layerTexts({ traffic, surface });
  const entries = [
    ...layerKinds.map((kind) => ({ kind, ...texts[kind] })),
    { kind: "kerb" as const, thickness: undefined, name: edgeRestraint },
  ];
  return (
    <ol className={styles.layers[layout]}>
      {entries.map(({ kind, name, thickness }, index) => (
        <li key={`${name} ${thickness}`} className={styles.layer}>
          <span className={styles.layerNumber} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className={styles.layerName}>
              {name}
              {thickness === undefined ? null : (
                <span className={styles.thickness}>, {keepTogether(thickness)}</span>
              )}
            </p>
            {hasPurposes ? <p className={styles.purpose}>{layerPurposes[kind]}</p> : null}
            {differences
              .filter((each) => each.layer === kind)
              .map(({ text }) => (
                <p key={text} className={styles.difference}>
                  {keepTogether(text)}
                </p>
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/**
 * A cut through the paving at true scale: a lazy picture, whose labels are part of the page. The list beside it says the
 * same in words, so both are hidden from assistive technology.
 */
export function LayerDrawing({ traffic, surface = "brick", differences = [] }: LayerDrawingProps) {
  const isMarked = (kind: DrawnLayer) => differences.some((each) => each.layer === kind);
  const { frame, bands, firstJoint } = crossSectionLayout({ traffic, surface });
  const { src, sources } = crossSectionPictures[traffic][surface];
  const attributes = {
    // Before src: React sets attributes in order, and a browser starts to load at src.
    loading: "lazy",
    decoding: "async",
    src,
    width: frame.width,
    height: frame.height,
  } as const;
  return (
    <div className={styles.drawing} aria-hidden="true">
      <picture>
        {sources.map(({ media, srcSet }) => (
          <source key={media} media={media} srcSet={srcSet} />
        ))}
        <img className={styles.crossSection} {...attributes} alt="" />
      </picture>
      {/* A picture that is shown does not change its file in time for the printer. */}
      <img className={styles.crossSectionOnPaper} {...attributes} alt="" />
      <svg className={styles.labels} viewBox={frame.viewBox} aria-hidden="true">
        {bands
          .filter(({ kind }) => isMarked(kind))
          .map(({ kind, top, bottom }) => (
            <path key={kind} className={styles.differenceMark} d={`M-6 ${top + 2}V${bottom - 2}`} />
          ))}
        {rungs(bands).map(({ kind, middle, y }, index) => {
          const end = kind === "jointing-sand" ? firstJoint : { x: 24, y: middle };
          const line = `M${half - margin} ${y}H${kind === "jointing-sand" ? end.x : -14}L${end.x} ${end.y}`;
          return (
            <g key={kind}>
              <path className={styles.leaderHalo} d={line} />
              <path className={styles.leader} d={line} />
              <circle className={styles.leaderEnd} cx={end.x} cy={end.y} r="4.5" />
              <Badge x={half - margin} y={y} number={index + 1} isMarked={isMarked(kind)} />
            </g>
          );
        })}
        <Badge x={580} y={80} number={bands.length + 1} isMarked={isMarked("kerb")} />
      </svg>
    </div>
  );
}

/** Heights of the numbers: each beside the middle of its layer, or as near to it as the others allow. */
function rungs(bands: CrossSectionLayout["bands"]) {
  let free = Number.NEGATIVE_INFINITY;
  return bands.map(({ kind, top, bottom }) => {
    const middle = (top + bottom) / 2;
    const wanted = kind === "jointing-sand" ? 4 : middle;
    const y = Math.max(wanted, free);
    free = y + ladderStep;
    return { kind, middle, y };
  });
}

interface BadgeProps {
  x: number;
  y: number;
  number: number;
  isMarked: boolean;
}

const Badge = ({ x, y, number, isMarked }: BadgeProps) => (
  <>
    <rect
      className={isMarked ? styles.markedBadge : styles.badge}
      x={x - half}
      y={y - half}
      width={2 * half}
      height={2 * half}
      rx="4"
    />
    <text className={styles.badgeNumber} x={x} y={y + 10}>
      {number}
    </text>
  </>
);
