import type { PlanSize } from "./paving-plan.ts";

/**
 * An amount as precise as anyone can measure: 6.3, and 120 for 120.4. What is shown so also decides so: 4.98 m² is
 * 5 m² for the smallest job that has a price.
 */
export const rounded = (amount: number): number =>
  amount >= 100 ? Math.round(amount) : Math.round(amount * 10) / 10;

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
