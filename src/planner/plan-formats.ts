import { amounts } from "../content/interface/planner.ts";
import { sizeProblems, sizeUnits } from "../content/interface/planner-choices.ts";
import { spaced, wholeRand } from "../domain/written-numbers.ts";
import type { SizeName } from "./domain/paving-plan.ts";
import { rounded } from "./domain/plan-area.ts";
import type { SizeProblem } from "./domain/plan-sizes.ts";

function decimal(value: number): string {
  if (value >= 100) return spaced(rounded(value));
  return value > 0 && value < 0.05 ? amounts.tiny : String(rounded(value));
}

export const metres = (value: number): string => `${decimal(value)}\u00a0m`;
export const squareMetres = (value: number): string => `${decimal(value)}\u00a0m²`;
export const cubicMetres = (value: number): string => `${decimal(value)}\u00a0m³`;
export const weight = (tonnes: number): string => `${decimal(tonnes)}\u00a0t`;

/** A length in the drawing, to the centimetre: "6.25 m". */
export const lengthLabel = (metres: number): string => `${Math.round(metres * 100) / 100} m`;

/** Sand or gravel as it is ordered: "1.2 m³ loose, 1.9 t". */
export const looseText = (volume: number, tonnes: number): string =>
  amounts.loose(cubicMetres(volume), weight(tonnes));

/** A weight too small for tonnes, rounded up to 10 kg. */
export const kilograms = (tonnes: number): string =>
  amounts.about(`${spaced(10 * Math.ceil(tonnes * 100))}\u00a0kg`);

export const aboutPavers = (count: number): string => amounts.about(spaced(count));

/** A guide price in rand; a range of one price is no range. */
export const randRange = ({ from, to }: { from: number; to: number }): string =>
  from === to ? amounts.price(wholeRand(from)) : amounts.priceRange(wholeRand(from), wholeRand(to));

const unitsOf = (field: SizeName) => sizeUnits[field === "area" ? "area" : "length"];

export const unitOf = (field: SizeName): string => unitsOf(field).short;

/** What is wrong with the text of a size, and what to do. */
export function sizeProblem(field: SizeName, problem: SizeProblem): string {
  const { one, many, example } = unitsOf(field);
  switch (problem.kind) {
    case "missing":
      return sizeProblems.missing(many);
    case "no-number":
      return sizeProblems.noNumber(many, example);
    case "too-fine":
      return sizeProblems.tooFine;
    case "ambiguous": {
      const [thousands, decimals] = problem.readings;
      return sizeProblems.ambiguous(spaced(thousands), String(decimals), many);
    }
    case "too-small":
      return sizeProblems.tooSmall(`${problem.limit} ${problem.limit === 1 ? one : many}`);
    case "too-large":
      return sizeProblems.tooLarge(
        `${problem.limit < 1000 ? problem.limit : spaced(problem.limit)} ${many}`,
      );
  }
}
