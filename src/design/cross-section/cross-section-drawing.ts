import type { LayerKind, Pavement } from "../../domain/pavement.ts";
import { type Polygon, rectangle, scatter } from "../patterns/geometry.ts";
import { paverPath } from "../patterns/paver-svg.ts";
import { crossSectionLayout, paverCut, surface } from "./cross-section-layout.ts";

/** A filled outline, or dots if `dots` is set. */
export interface CrossSectionShape {
  readonly layer: LayerKind | "kerb" | "concrete" | "geotextile";
  /** The grain is drawn on the body of the same layer, in another tone. */
  readonly role: "body" | "grain";
  /** SVG path data, in mm. */
  readonly d: string;
  /** Diameter of dots in mm: stroke the path this wide, with round caps and no fill. */
  readonly dots?: number;
}

/** Bed and haunch beside pavers for cars have the 0.02 m³ a metre of the quantities (docs/facts.md#quantities). */
const KERB = {
  left: 540,
  width: 80,
  upstand: 22,
  below: 50,
  bed: 70,
  toe: 45,
  haunch: 95,
} as const;

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const box = ({ left, right, top, bottom }: Area) =>
  paverPath(rectangle(left, top, right - left, bottom - top));

/** Renders something at points that fill the area evenly, in staggered rows with a little jitter. */
function spread<T>(
  { left, right, top, bottom }: Area,
  pitch: number,
  render: (x: number, y: number, seed: number) => T,
): readonly T[] {
  const columns = Math.max(1, Math.round((right - left) / pitch));
  const rows = Math.max(1, Math.round((bottom - top) / pitch));
  const [stepX, stepY] = [(right - left) / columns, (bottom - top) / rows];
  return Array.from({ length: columns * rows }, (_, seed) => {
    const [column, row] = [seed % columns, Math.floor(seed / columns)];
    const x = column + (row % 2 === 0 ? 0.25 : 0.75) + 0.5 * (scatter(seed, 1) - 0.5);
    const y = row + 0.5 + 0.4 * (scatter(seed, 2) - 0.5);
    return render(left + x * stepX, top + y * stepY, seed);
  });
}

const dots = (area: Area, pitch: number) =>
  spread(area, pitch, (x, y) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`).join("");

/** A broken stone with five to seven corners. */
function stone(x: number, y: number, radius: number, seed: number): string {
  const corners = 5 + Math.floor(scatter(seed, 3) * 3);
  const outline: Polygon = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + 0.7 * scatter(seed, corner, 4)) / corners) * 2 * Math.PI;
    const reach = radius * (0.75 + 0.25 * scatter(seed, corner, 5));
    return [
      Math.round(x + reach * Math.cos(angle)),
      Math.round(y + reach * 0.85 * Math.sin(angle)),
    ];
  });
  return paverPath(outline);
}

const stones = (area: Area, pitch: number) =>
  spread(area, pitch, (x, y, seed) =>
    stone(x, y, pitch * (0.36 + 0.16 * scatter(seed, 6)), seed),
  ).join("");

type Grain = (area: Area) => readonly CrossSectionShape[];

const stoneGrain =
  (layer: LayerKind, pitch: number): Grain =>
  (area) => [{ layer, role: "grain", d: stones(area, pitch) }];

/** The grain of a sub-base: loose gravel, gravel bound with cement under trucks, or open stone. */
const gravel: Grain = (area) => [
  ...stoneGrain("sub-base", 25)(area),
  { layer: "sub-base", role: "grain", d: dots(area, 17), dots: 3 },
];

function grainsOf({ traffic, surface }: Pavement): Readonly<Record<LayerKind, Grain>> {
  const isOpen = surface === "permeable";
  const bound = traffic === "trucks" ? stoneGrain("sub-base", 20) : gravel;
  return {
    pavers: () => [],
    "jointing-sand": isOpen ? stoneGrain("jointing-sand", 6) : () => [],
    "bedding-sand": isOpen
      ? stoneGrain("bedding-sand", 10)
      : (area) => [{ layer: "bedding-sand", role: "grain", d: dots(area, 9), dots: 2.4 }],
    "sub-base": isOpen ? stoneGrain("sub-base", 34) : bound,
    ground: (area) => [{ layer: "ground", role: "grain", d: dots(area, 24), dots: 4 }],
  };
}

/** A row of pavers cut through, with chamfered upper edges. */
function paverRow(pavement: Pavement, bottom: number): readonly CrossSectionShape[] {
  const { start, lengths, joint } = paverCut(pavement);
  const row: CrossSectionShape[] = [];
  const chamfer = 4;
  for (let left = start, index = 0; left < KERB.left; index += 1) {
    const next = left + (lengths[index % lengths.length] ?? 200);
    const [from, to] = [Math.max(left, 0), Math.min(next, KERB.left) - joint];
    if (to - from > joint) {
      const d = paverPath([
        [from, surface + chamfer],
        [from + chamfer, surface],
        [to - chamfer, surface],
        [to, surface + chamfer],
        [to, bottom],
        [from, bottom],
      ]);
      row.push({ layer: "pavers", role: "body", d });
    }
    left = next;
  }
  return row;
}

/** The kerb on a concrete bed, haunched at the back. */
function kerb(foot: number): readonly CrossSectionShape[] {
  const { left, width, upstand, bed, toe, haunch } = KERB;
  const right = left + width;
  return [
    {
      layer: "concrete",
      role: "body",
      d: paverPath([
        [left - toe, foot],
        [right, foot],
        [right, surface + 45],
        [right + haunch, foot],
        [right + haunch, foot + bed],
        [left - toe, foot + bed],
      ]),
    },
    {
      layer: "kerb",
      role: "body",
      d: paverPath([
        [left, surface - upstand + 12],
        [left + 12, surface - upstand],
        [right, surface - upstand],
        [right, foot],
        [left, foot],
      ]),
    },
  ];
}

/** The cross-section of a pavement, to scale in mm, shapes in painting order: pavers, layers, and a kerb on the ground. */
export function crossSection(pavement: Pavement) {
  const layout = crossSectionLayout(pavement);
  const { width, height, bands } = layout;
  const grains = grainsOf(pavement);
  const underPavers = bands.find(({ kind }) => kind === "pavers")?.bottom ?? surface;
  const underSand = bands.find(({ kind }) => kind === "bedding-sand")?.bottom ?? underPavers;

  const layers = bands.flatMap(({ kind, top, bottom }): readonly CrossSectionShape[] => {
    if (kind === "pavers" || kind === "ground") return [];
    const area =
      kind === "jointing-sand"
        ? { left: 0, right: KERB.left, top: surface + 5, bottom: underPavers }
        : { left: 0, right: kind === "bedding-sand" ? KERB.left : width, top, bottom };
    return [{ layer: kind, role: "body", d: box(area) }, ...grains[kind](area)];
  });
  const behindKerb = {
    left: KERB.left + KERB.width,
    right: width,
    top: surface + 8,
    bottom: underSand,
  };
  const below = { left: 0, right: width, top: bands.at(-1)?.top ?? underSand, bottom: height };

  // Between the open stone and the ground, whose fines would fill its voids.
  const geotextile: readonly CrossSectionShape[] =
    pavement.surface === "permeable"
      ? [{ layer: "geotextile", role: "body", d: box({ ...below, bottom: below.top + 4 }) }]
      : [];

  const shapes: readonly CrossSectionShape[] = [
    { layer: "ground", role: "body", d: box(behindKerb) + box(below) },
    ...grains.ground(behindKerb),
    ...grains.ground(below),
    ...layers,
    ...geotextile,
    ...kerb(underSand + KERB.below),
    ...paverRow(pavement, underPavers),
  ];
  return { ...layout, shapes };
}
