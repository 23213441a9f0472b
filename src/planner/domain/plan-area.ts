import type { PlanSize } from "./paving-plan.ts";

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
