import type { LayingPatternName, PaverEntry } from "../../domain/pavers.ts";
import type { PlanSide, PlanSize, PresentGround } from "./paving-plan.ts";
import { areaOf } from "./plan-area.ts";
import type { Border } from "./plan-paver.ts";

/** A bed of sand, gravel or stone: its volume once compacted, and what is ordered for it. */
interface Bulk {
  readonly cubicMetres: number;
  /** Loose, with what is lost. */
  readonly orderedCubicMetres: number;
  readonly tonnes: number;
}

/** Cubic metres of concrete or mortar, and the bags of 50 kg of cement that it takes. */
interface Cement {
  readonly cubicMetres: number;
  readonly bags: number;
}

/** What lies there now and is taken away, as it lies. */
interface Removal {
  readonly millimetres: number;
  readonly cubicMetres: number;
  readonly tonnes: number;
}

export interface Quantities {
  /** Square metres of paving. */
  readonly area: number;
  /** Metres of outer edge, and of it against a house or wall, which needs no edge restraint. */
  readonly edge: number;
  readonly wall: number;
  /** Metres along a pool, which a coping takes. */
  readonly coping: number;
  /** Pavers of the infill that lie in it, cut ones by their share. */
  readonly netPavers: number;
  /** Pavers of the infill and of the border, with those for cutting and breakage. */
  readonly infillPavers: number;
  readonly borderPavers: number;
  /** What all of them weigh. */
  readonly paverTonnes: number;
  /** The share of the infill for cutting and breakage, such as 0.05. */
  readonly waste: number;
  readonly bedding: Bulk;
  /** Cement in the bed of slabs; null under others. */
  readonly bedCement: Cement | null;
  readonly subBase: Bulk;
  readonly jointing: Bulk;
  /** The bed and haunch of the kerb. */
  readonly edgeConcrete: Cement;
  /** Square metres with the laps, under permeable paving; null under others. */
  readonly geotextile: number | null;
  /** Null on bare ground. */
  readonly removal: Removal | null;
  /** Cubic metres of soil to take away, loose, if the paving ends level with the ground. */
  readonly spoil: number;
}

/** Tonnes of a cubic metre: loose sand, compacted gravel, loose single-sized stone (docs/facts.md#quantities). */
export const densities = { sand: 1.6, gravel: 2.1, stone: 1.5 } as const;

/** Loose volume of sand, gravel or soil that has a volume of 1 in place (docs/facts.md#quantities). */
export const looseVolume = 1.25;

/** Sand and stone are spilt and swept away: a tenth more is ordered. */
const withLoss = 1.1;

/** What lies there now: its thickness in mm and tonnes of a cubic metre (docs/facts.md#quantities). */
const presentLayers: Readonly<
  Record<Exclude<PresentGround, "bare">, { millimetres: number; density: number }>
> = {
  lawn: { millimetres: 100, density: 1.4 },
  "old-paving": { millimetres: 60, density: 2.2 },
  concrete: { millimetres: 100, density: 2.4 },
  tar: { millimetres: 50, density: 2.3 },
};

/** Cubic metres of concrete for a metre of kerb, and bags of cement for a cubic metre of it. */
const kerbConcrete = { cubicMetres: 0.02, bags: 5.5 } as const;

/** A tenth of cement in a bed of slabs, in bags of 50 kg at 1.5 t a cubic metre. */
const bedBags = (0.1 * 1.5) / 0.05;

/** A whole number, rounded up; an error of the floating point does not make one more. */
const wholeNumber = (count: number): number => Math.ceil(count - 1e-6);

/** A number of pavers, rounded up to ten: a guide that never orders too few. */
export const roundedUp = (count: number): number => 10 * Math.ceil(count / 10);

/** The edge of a shape in metres. An L has the edge of its rectangle; an area is drawn as a square. */
export function edgeOf(size: PlanSize): number {
  switch (size.shape) {
    case "rectangle":
    case "l-shape":
      return 2 * (size.length + size.width);
    case "circle":
      return Math.PI * size.diameter;
    case "surround":
      return 4 * (size.poolLength + size.poolWidth) + 8 * size.deck;
    case "area":
      return 4 * Math.sqrt(size.area);
  }
}

/** The length of a side in metres, of those that the shape has (`sidesByShape`). */
function sideLength(size: PlanSize, side: PlanSide): number {
  if (size.shape === "circle" || size.shape === "area") return 0;
  const deck = size.shape === "surround" ? 2 * size.deck : 0;
  const [length, width] =
    size.shape === "surround" ? [size.poolLength, size.poolWidth] : [size.length, size.width];
  const corner = size.shape === "l-shape" ? size : { cornerLength: 0, cornerWidth: 0 };
  switch (side) {
    case "top":
      return length + deck - corner.cornerLength;
    case "bottom":
      return length + deck;
    case "right":
      return width + deck - corner.cornerWidth;
    case "left":
      return width + deck;
    case "corner-length":
      return corner.cornerLength;
    case "corner-width":
      return corner.cornerWidth;
  }
}

/** Metres of a shape's edge against those sides. */
const wallLength = (size: PlanSize, walls: readonly PlanSide[]): number =>
  walls.reduce((sum, side) => sum + sideLength(size, side), 0);

/** Where the sides of a band meet: how many squares of its width its length counts too much. */
const corners = { rectangle: 4, "l-shape": 4, area: 4, circle: Math.PI, surround: 0 };

/** Area and edge of what is left inside a border of that width. */
function insideBorder(size: PlanSize, width: number) {
  const [area, edge, squares] = [areaOf(size), edgeOf(size), corners[size.shape]];
  return { area: area - edge * width + squares * width ** 2, edge: edge - 2 * squares * width };
}

const diagonalOrCurved: readonly LayingPatternName[] = ["herringbone-45", "hexagon", "cobble-fan"];

const meetsAtAnAngle = (pattern: LayingPatternName, size: PlanSize) =>
  size.shape === "circle" || diagonalOrCurved.includes(pattern);

/** The share of pavers that break or are sorted out; those that are cut are counted (docs/facts.md#quantities). */
export const breakage = 0.03;

/** The share for the cutting and breakage of a border: more where its bricks are cut to a curve. */
const borderWaste = (size: PlanSize) => (size.shape === "circle" ? 0.1 : 0.05);

export interface QuantityInput {
  readonly size: PlanSize;
  readonly pattern: LayingPatternName;
  readonly present: PresentGround;
  readonly border: Border;
  /** The pavers of the infill and of the border, and their thickness in mm. */
  readonly paver: PaverEntry;
  readonly paverMm: number;
  readonly borderPaver: PaverEntry;
  readonly borderMm: number;
  /** Sides against a house or wall, of those that the shape has. */
  readonly walls: readonly PlanSide[];
  /** Pavers of the pattern in a square metre, from its geometry. */
  readonly paversPerSquareMetre: number;
  /** Metres of joint in a square metre of the pattern, from its geometry. */
  readonly jointsPerSquareMetre: number;
  /** Extra pavers for a metre of edge that the pattern meets at an angle. */
  readonly cutsPerMetre: number;
  /** Thickness of bed and base in mm (docs/facts.md#layers). */
  readonly beddingMm: number;
  readonly subBaseMm: number;
  /** Whether bed, base and joints are of single-sized stone. */
  readonly isPermeable: boolean;
}

/** Cubic metres of a paver, without its joint where that is wide. A hexagon has less than its square: `most`. */
const volumeOf = (paver: PaverEntry, thickness: number, most = 1) => {
  const joint = paver.surface === "permeable" ? paver.joint : 0;
  const face = ((paver.length - joint) * (paver.width - joint)) / 1e6;
  return (Math.min(face, most) * thickness) / 1000;
};

/**
 * What a plan needs: a guide for a conversation, which the site visit corrects. Cut pavers are counted along the edge,
 * and base and excavation reach past a free edge by the thickness of the base (docs/facts.md#quantities).
 */
export function quantitiesOf(input: QuantityInput): Quantities {
  const { size, pattern, border, walls, present, isPermeable } = input;
  const { paver, paverMm, beddingMm, subBaseMm, paversPerSquareMetre } = input;
  const [area, edge, wall] = [areaOf(size), edgeOf(size), wallLength(size, walls)];
  const coping = size.shape === "surround" ? 2 * (size.poolLength + size.poolWidth) : 0;
  const kerb = edge - coping - wall;
  const inside = insideBorder(size, border.width);
  const netPavers = inside.area * paversPerSquareMetre;
  // A pattern that runs along the edge is cut on about half of its sides.
  const cuts = inside.edge * input.cutsPerMetre * (meetsAtAnAngle(pattern, size) ? 1 : 0.5);
  const waste = breakage + cuts / netPavers;
  const infillPavers = wholeNumber(netPavers * (1 + waste));
  const borderPavers =
    border.width === 0 ? 0 : wholeNumber((edge / border.lengthPerBrick) * (1 + borderWaste(size)));
  const ordered = (cubicMetres: number, kind: keyof typeof densities, loss: number): Bulk => {
    const orderedCubicMetres = cubicMetres * (kind === "stone" ? 1 : looseVolume) * loss;
    const weighed = kind === "gravel" ? cubicMetres * loss : orderedCubicMetres;
    return { cubicMetres, orderedCubicMetres, tonnes: weighed * densities[kind] };
  };
  const baseArea = area + (kerb * subBaseMm) / 1000;
  const fine = isPermeable ? "stone" : "sand";
  const bedding = ordered((area * beddingMm) / 1000, fine, withLoss);
  const joints = (area * input.jointsPerSquareMetre * paver.joint * paverMm) / 1e6;
  const dug = (baseArea * (paverMm + beddingMm + subBaseMm)) / 1000;
  const now = present === "bare" ? null : presentLayers[present];
  const removed = now === null ? 0 : (area * now.millimetres) / 1000;
  return {
    ...{ area, edge: edge - coping, wall, coping, netPavers, infillPavers, borderPavers, waste },
    paverTonnes:
      infillPavers * volumeOf(paver, paverMm, 1 / paversPerSquareMetre) * paver.density +
      borderPavers * volumeOf(input.borderPaver, input.borderMm) * input.borderPaver.density,
    bedding,
    bedCement:
      paver.surface === "slab" && !isPermeable
        ? {
            cubicMetres: bedding.orderedCubicMetres * 0.1,
            bags: wholeNumber(bedding.orderedCubicMetres * bedBags),
          }
        : null,
    subBase: ordered(
      (baseArea * subBaseMm) / 1000,
      isPermeable ? "stone" : "gravel",
      isPermeable ? withLoss : 1,
    ),
    // Swept in loose, it fills the joints as it lies.
    jointing: {
      cubicMetres: joints,
      orderedCubicMetres: joints * withLoss,
      tonnes: joints * withLoss * densities[fine],
    },
    edgeConcrete: {
      cubicMetres: kerb * kerbConcrete.cubicMetres,
      bags: wholeNumber(kerb * kerbConcrete.cubicMetres * kerbConcrete.bags),
    },
    geotextile: isPermeable ? baseArea * withLoss : null,
    removal: now && {
      millimetres: now.millimetres,
      cubicMetres: removed,
      tonnes: removed * now.density,
    },
    spoil: looseVolume * Math.max(0, dug - removed),
  };
}
