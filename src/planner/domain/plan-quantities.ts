import { type Laying, type LayingPatternName, paverFormats } from "../../domain/pavers.ts";
import { type BorderCourse, borderModules, type PlanSide, type PlanSize } from "./paving-plan.ts";
import { areaOf } from "./plan-area.ts";

/** Volume and weight of a bed of sand or gravel. */
interface Bulk {
  readonly cubicMetres: number;
  readonly tonnes: number;
}

/** Gravel: its volume once compacted, with the loose volume that is ordered. */
interface Gravel extends Bulk {
  readonly looseCubicMetres: number;
}

export interface Quantities {
  /** Square metres of paving. */
  readonly area: number;
  /** Metres of edge, that around a pool included. */
  readonly edge: number;
  /** Metres of it against a house or wall, which need no edge restraint. */
  readonly wall: number;
  /** Pavers of the field and of the border, with those for cutting and breakage. */
  readonly fieldPavers: number;
  readonly borderPavers: number;
  /** What all of them weigh. */
  readonly paverTonnes: number;
  /** The share of the field for cutting and breakage, such as 0.05. */
  readonly waste: number;
  readonly bedding: Bulk;
  /** Null where no sub-base is laid. */
  readonly subBase: Gravel | null;
  readonly jointingSand: Bulk;
  /** Cubic metres of soil to take away, loose, if the paving ends level with the ground. */
  readonly spoil: number;
}

/** Tonnes of a cubic metre: loose sand, compacted gravel, and pavers (docs/facts.md#quantities). */
export const densities = { sand: 1.6, gravel: 2.1, pavers: 2.2 } as const;

/** Loose volume of gravel or soil that has a volume of 1 in place (docs/facts.md#quantities). */
export const looseVolume = 1.25;

/** A number of pavers, rounded up; an error of the floating point does not make one more. */
const wholePavers = (count: number): number => Math.ceil(count - 1e-6);

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
function fieldOf(size: PlanSize, width: number) {
  const [area, edge, squares] = [areaOf(size), edgeOf(size), corners[size.shape]];
  return { area: area - edge * width + squares * width ** 2, edge: edge - 2 * squares * width };
}

const diagonalOrCurved: readonly LayingPatternName[] = ["herringbone-45", "hexagon", "cobble-fan"];

const meetsAtAnAngle = (pattern: LayingPatternName, size: PlanSize) =>
  size.shape === "circle" || diagonalOrCurved.includes(pattern);

/**
 * The shares of pavers for cutting and breakage: where a pattern runs along the edge, and where it meets
 * the edge at an angle or in a curve (docs/facts.md#paving-technique: 5 to 10%).
 */
export const cuttingShares = { along: 0.05, atAnAngle: 0.1 } as const;

/** The share for cutting and breakage of a pattern in a shape, such as 0.05. */
export const wasteOf = (pattern: LayingPatternName, size: PlanSize): number =>
  meetsAtAnAngle(pattern, size) ? cuttingShares.atAnAngle : cuttingShares.along;

const bulk = (area: number, millimetres: number, density: number): Bulk => {
  const cubicMetres = (area * millimetres) / 1000;
  return { cubicMetres, tonnes: cubicMetres * density };
};

export interface QuantityInput extends Laying {
  readonly size: PlanSize;
  readonly border: BorderCourse;
  /** Sides against a house or wall, of those that the shape has. */
  readonly walls: readonly PlanSide[];
  /** Pavers of the pattern in a square metre, from its geometry. */
  readonly paversPerSquareMetre: number;
  /** Metres of joint in a square metre of the pattern, from its geometry. */
  readonly jointsPerSquareMetre: number;
  /** Extra pavers for a metre of edge that the pattern meets at an angle. */
  readonly cutsPerMetre: number;
  /** Thickness of the layers in mm (docs/facts.md#layers); 0 for a layer that is not laid. */
  readonly paverMm: number;
  readonly beddingMm: number;
  readonly subBaseMm: number;
}

/**
 * What a plan needs: a guide for a conversation, which the site visit corrects. Narrow paving takes more
 * pavers than the share for cutting, for the length of its edge (docs/facts.md#quantities).
 */
export function quantitiesOf(input: QuantityInput): Quantities {
  const { size, format, pattern, border, paverMm, beddingMm, subBaseMm } = input;
  const { width, lengthPerBrick } = borderModules[border];
  const [area, edge, waste] = [areaOf(size), edgeOf(size), wasteOf(pattern, size)];
  const inside = fieldOf(size, width);
  const field = inside.area * input.paversPerSquareMetre;
  // A pattern that runs along the edge is cut on about half of its sides.
  const cuts = inside.edge * input.cutsPerMetre * (meetsAtAnAngle(pattern, size) ? 1 : 0.5);
  const fieldWaste = Math.max(waste, cuts / field);
  const subBase = bulk(area, subBaseMm, densities.gravel);
  const { jointMm } = paverFormats[format];
  const jointVolumeMm = (input.jointsPerSquareMetre * jointMm * paverMm) / 1000;
  // Hexagons and cobbles too weigh what the area that they cover does.
  const paverArea = inside.area * (1 + fieldWaste) + (area - inside.area) * (1 + waste);
  return {
    area,
    edge,
    wall: wallLength(size, input.walls),
    waste: fieldWaste,
    fieldPavers: wholePavers(field * (1 + fieldWaste)),
    borderPavers: border === "none" ? 0 : wholePavers((edge / lengthPerBrick) * (1 + waste)),
    paverTonnes: bulk(paverArea, paverMm, densities.pavers).tonnes,
    bedding: bulk(area, beddingMm, densities.sand),
    subBase:
      subBaseMm === 0 ? null : { ...subBase, looseCubicMetres: looseVolume * subBase.cubicMetres },
    jointingSand: bulk(area, jointVolumeMm, densities.sand),
    spoil: (looseVolume * area * (paverMm + beddingMm + subBaseMm)) / 1000,
  };
}
