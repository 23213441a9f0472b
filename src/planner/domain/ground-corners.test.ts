import { describe, expect, test } from "vitest";
import { areRectangle, turnedBy, usualCorners, withCorner } from "./ground-corners.ts";
import { leadsAway } from "./ground-size.ts";

describe("a plan on a photo", () => {
  test("begins as a rectangle of the ground inside the photo", () => {
    expect(areRectangle(usualCorners)).toBe(true);
    expect(
      Object.values(usualCorners)
        .flat()
        .every((share) => share > 0 && share < 1),
    ).toBe(true);
  });

  test.each([
    ["that cross", withCorner(usualCorners, "near-left", [0.95, 0.9])],
    ["in a triangle", withCorner(usualCorners, "far-left", [0.5, 0.58])],
    ["turned inside out", withCorner(usualCorners, "near-left", [0.5, 0.6])],
  ])("is no rectangle with corners %s", (name, corners) => {
    // The middle of a side lies on it: far right, and the middle between the near corners.
    const flat =
      name === "in a triangle" ? withCorner(corners, "near-left", [0.32, 0.58]) : corners;
    expect(areRectangle(flat)).toBe(false);
  });

  test("leads away, or is seen from above, but is not wider far away", () => {
    const withFar = (left: number) =>
      withCorner(withCorner(usualCorners, "far-left", [left, 0.58]), "far-right", [1 - left, 0.58]);
    expect([0.32, 0.1, 0.05, 0.02].map((left) => leadsAway(withFar(left)))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  test("turned by a quarter, lays its other side nearest", () => {
    expect(turnedBy(usualCorners, 1)["near-left"]).toBe(usualCorners["near-right"]);
    expect(turnedBy(turnedBy(usualCorners, 1), 3)).toEqual(usualCorners);
  });

  test("keeps a corner within reach, at most half a photo beside it", () => {
    const { "far-left": far } = withCorner(usualCorners, "far-left", [-3, -1]);
    expect(far).toEqual([-0.5, 0]);
  });
});
