import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cornersAt, type Ground, seen } from "./ground-size.fixture.ts";
import {
  contradicts,
  estimateOf,
  isDoubtful,
  isInReach,
  measureGround,
  tellsSize,
  withKnownSide,
} from "./ground-size.ts";

const photo = { aspect: 0.75, focal35: null };
const yard: Ground = { wide: 6, deep: 8, ahead: 2, yaw: 5, pitch: 18 };
const court: Ground = { wide: 5, deep: 4, ahead: 1.5, yaw: 20, pitch: 22 };
const drive: Ground = { wide: 3.5, deep: 10, ahead: 2, yaw: 10, pitch: 15 };
const farDrive: Ground = { wide: 4, deep: 12, ahead: 3, yaw: 15, pitch: 14 };

describe("size from a photo without errors", () => {
  // Where Blender's cameras see a rectangle (bpy_extras.object_utils.world_to_camera_view, 3.4).
  test.each([
    {
      ...{ height: 1.2, focal35: 13, aspect: 2 / 3, near: 4, away: 5 },
      corners: [0.01456, 0.61381, 0.80395, 0.56687, 0.55166, 0.48331, 0.26193, 0.48951],
    },
    {
      ...{ height: 1.5, focal35: 26, aspect: 3 / 2, near: 6, away: 8 },
      corners: [0.13196, 0.64118, 0.97287, 0.68544, 0.73424, 0.47326, 0.40016, 0.46633],
    },
    {
      ...{ height: 1.7, focal35: 52, aspect: 3 / 2, near: 3.5, away: 6 },
      corners: [0.24788, 0.77078, 0.83595, 0.71162, 0.52038, 0.54168, 0.15927, 0.56207],
    },
  ])("is within 2% from $height m with $focal35 mm", ({ near, away, corners, ...camera }) => {
    const { sides } = measureGround(cornersAt(corners), camera);
    expect(Math.abs(sides.near / near - 1)).toBeLessThan(0.02);
    expect(Math.abs(sides.away / away - 1)).toBeLessThan(0.02);
  });

  test("is that of a phone's main camera where the file states no focal length", () => {
    const { sides, spread } = measureGround(seen(yard), photo);
    expect(sides.near).toBeCloseTo(yard.wide, 5);
    expect(sides.away).toBeCloseTo(yard.deep, 5);
    const stated = measureGround(seen(yard), { ...photo, focal35: 26 });
    expect(stated.sides).toEqual(sides);
    expect(stated.spread.away).toBeLessThan(spread.away);
  });
});

const draws = 3_000;
/** What photos of a ground show whose corners, height and focal length, unless given in mm, have errors. */
function drawn(ground: Ground, error: number, given?: number) {
  const numbers = fc.noBias(fc.integer({ min: 1, max: 1e6 }));
  const shares = fc.sample(numbers, { seed: 1, numRuns: 20 * draws });
  const next = () => (shares.pop() ?? 1) / 1e6;
  // Normally distributed (Box and Muller).
  const gauss = (deviation: number) =>
    deviation * Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  return Array.from({ length: draws }, () => {
    const camera = { focal35: given ?? 26 * (1 + gauss(0.05)), height: 1.5 * (1 + gauss(0.08)) };
    return measureGround(
      seen(ground, camera, () => gauss(error)),
      photo,
    );
  });
}

const withWidth = (ground: ReturnType<typeof measureGround>, length: number) =>
  withKnownSide(ground, { side: "near", length });

describe(`size from a photo in ${draws} photos with errors`, () => {
  // The median and the 90th percentile of what the side that leads away is off by, as shares.
  test.each([
    { name: "6 × 8 m", ground: yard, corners: 0.5, blind: [0.08, 0.17], known: [0.05, 0.1] },
    { name: "6 × 8 m", ground: yard, corners: 1, blind: [0.09, 0.19], known: [0.06, 0.11] },
    { name: "5 × 4 m", ground: court, corners: 1, blind: [0.09, 0.19], known: [0.05, 0.09] },
    { name: "3.5 × 10 m", ground: drive, corners: 1, blind: [0.12, 0.28], known: [0.07, 0.14] },
    { name: "4 × 12 m", ground: farDrive, corners: 1, blind: [0.19, 0.46], known: [0.07, 0.14] },
    { name: "4 × 12 m", ground: farDrive, corners: 2, blind: [0.34, 1.3], known: [0.12, 0.25] },
  ])("is as precise as simulated before: $name, corners off by $corners%", (row) => {
    const { ground, corners, blind, known } = row;
    const measured = drawn(ground, corners / 100);
    for (const [bounds, lengths] of [
      [blind, measured.map(({ sides }) => sides.away)],
      [known, measured.map((each) => withWidth(each, ground.wide).sides.away)],
    ] as const) {
      const errors = lengths.map((length) => Math.abs(length / ground.deep - 1));
      errors.sort((one, other) => one - other);
      expect(errors[draws * 0.5]).toBeLessThan(bounds[0] ?? 0);
      expect(errors[draws * 0.9]).toBeLessThan(bounds[1] ?? 0);
    }
  });

  test.each([
    { name: "6 × 8 m", ground: yard },
    { name: "5 × 4 m", ground: court },
    { name: "3.5 × 10 m", ground: drive },
    { name: "4 × 12 m", ground: farDrive },
  ])("has ranges that are right in 80% of them, with any phone: $name", ({ ground }) => {
    const shareOf = (seenIn: ReturnType<typeof drawn>) => {
      const right = seenIn.filter(({ sides, spread }) => {
        return Math.abs(Math.log(sides.away / ground.deep)) < 1.28 * spread.away;
      });
      return right.length / draws;
    };
    for (const focal35 of [24, 26, 28]) {
      const measured = drawn(ground, 0.01, focal35);
      expect(shareOf(measured)).toBeGreaterThan(0.79);
      const known = measured.map((each) => withWidth(each, ground.wide));
      expect(shareOf(known)).toBeGreaterThan(0.79);
    }
  });

  test("is told of a near ground, of one far away only with a known side", () => {
    const told = (seenIn: ReturnType<typeof drawn>) => seenIn.filter(tellsSize).length / draws;
    expect(told(drawn(yard, 0.01))).toBeGreaterThan(0.99);
    const far = drawn(farDrive, 0.01);
    expect(told(far)).toBeLessThan(0.4);
    expect(told(far.map((each) => withWidth(each, farDrive.wide)))).toBeGreaterThan(0.99);
  });

  test("contradicts hardly any true plan or side, and all that are another size or shape", () => {
    const measured = drawn(court, 0.01);
    const share = (near: number, away: number) =>
      measured.filter((each) => contradicts({ near, away }, each)).length / draws;
    expect(share(5, 4)).toBeLessThan(0.15);
    expect(share(10, 8)).toBeGreaterThan(0.99);
    expect(share(4, 5)).toBeGreaterThan(0.95);
    const doubtful = (length: number) =>
      measured.filter((each) => isDoubtful({ side: "near", length }, each)).length / draws;
    expect(doubtful(5)).toBeLessThan(0.1);
    expect(doubtful(2.4)).toBe(1);
  });
});

describe("size from a photo in words", () => {
  const ground = {
    sides: { near: 5.4, away: 7.6 },
    spread: { near: 0.1, away: 0.12 },
    spreadOfRatio: 0.02,
  };

  test("is in half metres", () => {
    expect(estimateOf(ground, "near")).toEqual({ about: 5.5, from: 5, to: 6 });
    expect(estimateOf(ground, "away")).toEqual({ about: 7.5, from: 6.5, to: 9 });
  });

  test("is in tenths where its range is smaller than half a metre", () => {
    const path = { ...ground, sides: { near: 1.23, away: 7.6 } };
    expect(estimateOf(path, "near")).toEqual({ about: 1.2, from: 1.1, to: 1.4 });
  });

  test("has a range around it, whatever the size, and says which end is beyond the planner", () => {
    for (const length of [0.8, 1.23, 2.4, 4.88, 7.7, 23, 90]) {
      const known = withKnownSide(ground, { side: "near", length });
      const { about, from, to } = estimateOf(known, "away");
      expect(from).toBeLessThan(about);
      expect(to).toBeGreaterThan(about);
    }
    const large = { ...ground, sides: { near: 0.52, away: 195 } };
    expect(estimateOf(large, "near").from).toBe(null);
    expect(estimateOf(large, "away").to).toBe(null);
    expect(isInReach(large)).toBe(true);
    expect(isInReach({ ...large, sides: { near: 180, away: 253 } })).toBe(false);
  });

  test("keeps a known side as it is, and the other one follows with its own range", () => {
    const known = withKnownSide(ground, { side: "near", length: 4.88 });
    expect(estimateOf(known, "near")).toEqual({ about: 4.88, from: 4.88, to: 4.88 });
    expect(estimateOf(known, "away")).toEqual({ about: 6.9, from: 6.7, to: 7 });
  });

  test("contradicts no plan that has it, however rounded", () => {
    const precise = { ...ground, spreadOfRatio: 0.001 };
    expect(contradicts({ near: 5.5, away: 7.5 }, precise)).toBe(false);
    expect(contradicts({ near: 5.5, away: 7 }, precise)).toBe(true);
    const known = withKnownSide(ground, { side: "near", length: 4.88 });
    expect(contradicts({ near: 4.88, away: 6.9 }, known)).toBe(false);
    expect(contradicts({ near: 5, away: 6.9 }, known)).toBe(true);
  });
});
