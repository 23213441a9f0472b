import type { LayingPatternName } from "#src/domain/laying-patterns.ts";
import { type BorderCourse, borderModules, type PlanSize } from "#src/domain/paving-plan.ts";

/** Volume and weight of a bed of sand or gravel. */
export interface Bulk {
  readonly cubicMetres: number;
  readonly tonnes: number;
}

/** What a plan needs. */
export interface Quantities {
  /** Square metres of paving. */
  readonly area: number;
  /** Metres of edge, that around a pool included. */
  readonly edge: number;
  /** Pavers of the field and of the border, with those for cutting and breakage. */
  readonly fieldPavers: number;
  readonly borderPavers: number;
  /** The share for cutting and breakage, such as 0.05. */
  readonly waste: number;
  readonly bedding: Bulk;
  /** Null where no sub-base is laid. */
  readonly subBase: Bulk | null;
}

/** Tonnes of a cubic metre: loose bedding sand, and compacted gravel (docs/facts.md#layers). */
export const densities = { beddingSand: 1.6, gravel: 2.1 } as const;

/** The area of a shape in square metres (plane geometry). */
export function areaOf(size: PlanSize): number {
  switch (size.shape) {
    case "rectangle":
      return size.length * size.width;
    case "l-shape":
      return size.length * size.width - size.cornerLength * size.cornerWidth;
    case "circle":
      return (Math.PI * size.diameter ** 2) / 4;
    case "surround": {
      const { poolLength, poolWidth, deck } = size;
      return (poolLength + 2 * deck) * (poolWidth + 2 * deck) - poolLength * poolWidth;
    }
    case "area":
      return size.area;
  }
}

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

/** The area of a band of that width inside the edge: its length by its width, less the corners. */
function bandArea(size: PlanSize, width: number): number {
  const corners = { rectangle: 4, "l-shape": 4, area: 4, circle: Math.PI, surround: 0 };
  return edgeOf(size) * width - corners[size.shape] * width ** 2;
}

const diagonalOrCurved: readonly LayingPatternName[] = ["herringbone-45", "hexagon", "cobble-fan"];

/**
 * The share of pavers for cutting and breakage: 5% where a pattern runs along the edge, 10% where it
 * meets the edge at an angle or in a curve (docs/facts.md#paving-technique: 5 to 10%).
 */
export function wasteOf(pattern: LayingPatternName, size: PlanSize): number {
  return size.shape === "circle" || diagonalOrCurved.includes(pattern) ? 0.1 : 0.05;
}

const bulk = (area: number, millimetres: number, density: number): Bulk => {
  const cubicMetres = (area * millimetres) / 1000;
  return { cubicMetres, tonnes: cubicMetres * density };
};

export interface QuantityInput {
  readonly size: PlanSize;
  readonly pattern: LayingPatternName;
  readonly border: BorderCourse;
  /** Pavers of the pattern in a square metre, from its geometry. */
  readonly paversPerSquareMetre: number;
  /** Thickness of the layers in mm (docs/facts.md#layers); 0 for a layer that is not laid. */
  readonly beddingMm: number;
  readonly subBaseMm: number;
}

/** What a plan needs: a guide for a conversation, which the site visit corrects. */
export function quantitiesOf(input: QuantityInput): Quantities {
  const { size, pattern, border, paversPerSquareMetre, beddingMm, subBaseMm } = input;
  const { width, lengthPerBrick } = borderModules[border];
  const [area, edge, waste] = [areaOf(size), edgeOf(size), wasteOf(pattern, size)];
  const field = area - bandArea(size, width);
  const withWaste = (count: number) => Math.ceil(count * (1 + waste));
  return {
    area,
    edge,
    waste,
    fieldPavers: withWaste(field * paversPerSquareMetre),
    borderPavers: border === "none" ? 0 : withWaste(edge / lengthPerBrick),
    bedding: bulk(area, beddingMm, densities.beddingSand),
    subBase: subBaseMm === 0 ? null : bulk(area, subBaseMm, densities.gravel),
  };
}
