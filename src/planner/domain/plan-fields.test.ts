import { expect, test } from "vitest";
import { keysOf } from "../../domain/keys-of.ts";
import { drivewayPlan, yardPlan } from "./any-plan.fixture.ts";
import { type PlanSize, sizeFields } from "./paving-plan.ts";
import { fieldsOf, withRectangle, withSize } from "./plan-fields.ts";

const rectangle = { length: 7.5, width: 5.5, known: null };
const taken = { shape: "rectangle", length: 7.5, width: 5.5, fromPhoto: ["length", "width"] };

const sizeOn = (size: PlanSize, on = rectangle) =>
  withRectangle({ ...drivewayPlan, size }, on)?.size;

test("size from a photo: fills the rectangle with the shape of the plan", () => {
  expect(sizeOn(drivewayPlan.size)).toEqual(taken);
  const corner = { cornerLength: 3, cornerWidth: 2 };
  expect(sizeOn({ shape: "l-shape", length: 9, width: 7, ...corner })).toEqual({
    ...{ shape: "l-shape", ...corner },
    ...{ length: 7.5, width: 5.5, fromPhoto: ["length", "width"] },
  });
  expect(sizeOn({ shape: "surround", poolLength: 8, poolWidth: 4, deck: 1.2 })).toEqual({
    ...{ shape: "surround", deck: 1.2 },
    ...{ poolLength: 5.1, poolWidth: 3.1, fromPhoto: ["poolLength", "poolWidth"] },
  });
  expect(sizeOn({ shape: "circle", diameter: 5 })).toEqual({
    ...{ shape: "circle", diameter: 6.5, fromPhoto: ["diameter"] },
  });
  expect(withRectangle(yardPlan, rectangle)?.size).toEqual({
    ...{ shape: "area", area: 41.25, fromPhoto: ["area"] },
  });
});

test("size from a photo: is a rectangle where a missing corner or a pool has no room", () => {
  const corner = { cornerLength: 8, cornerWidth: 2 };
  expect(sizeOn({ shape: "l-shape", length: 9, width: 7, ...corner })).toEqual(taken);
  expect(sizeOn({ shape: "surround", poolLength: 8, poolWidth: 4, deck: 3 })).toEqual(taken);
});

test("size from a photo: a side that the visitor knows or changes is theirs, the other one the photo's", () => {
  const known = withRectangle(drivewayPlan, { ...rectangle, known: "width" });
  expect(known?.size.fromPhoto).toEqual(["length"]);
  const fields = fieldsOf(withRectangle(drivewayPlan, rectangle) ?? drivewayPlan);
  const change = (texts: object) =>
    withSize(fields, "rectangle", { ...fields.texts, ...texts }).plan.size.fromPhoto;
  expect(change({ length: "8" })).toEqual(["width"]);
  expect(change({ length: "8", width: "6" })).toBe(undefined);
  expect(change({ length: "x" })).toEqual(["length", "width"]);
});

test.each(keysOf(sizeFields))("size from a photo: stays a guess by way of %s and back", (shape) => {
  const fields = fieldsOf(withRectangle(drivewayPlan, rectangle) ?? drivewayPlan);
  const there = withSize(fields, shape, fields.texts);
  const linked = fieldsOf(there.plan, there);
  expect(withSize(linked, "rectangle", linked.texts).plan.size).toEqual(taken);
});

test("size from a photo: is none where a site has no such area", () => {
  expect(withRectangle(yardPlan, { length: 190, width: 120, known: null })).toBe(null);
});
