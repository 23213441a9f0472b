import fc from "fast-check";
import { expect, test } from "vitest";
import { guideRates } from "../../content/figures.ts";
import { guidePriceItems } from "../../content/guide-price-items.ts";
import { priceMoveLabels } from "../../content/interface/planner.ts";
import {
  borderLabels,
  colourLabels,
  documentLabels,
  hoursLabels,
  patternLabels,
  paverLabels,
  phasesLabels,
  planUseLabels,
  presentLabels,
} from "../../content/interface/planner-choices.ts";
import { removals } from "../../content/interface/planner-figures.ts";
import { planOpening, planText, sizeWords } from "../../content/interface/planner-request.ts";
import { attachmentTextLimit } from "../../domain/attachments.ts";
import { anyPlan, drivewayPlan, yardPlan } from "../domain/any-plan.fixture.ts";
import { planPrice } from "../domain/plan-guide.ts";
import { readPlan, serialisePlan } from "../domain/plan-link.ts";
import { roundedUp } from "../domain/plan-quantities.ts";
import { aboutPavers, randRange, squareMetres } from "../plan-formats.ts";
import { planQuantities } from "./plan-figures.ts";
import {
  attachmentText,
  drawingText,
  paverSize,
  planTitle,
  priceAnswerOf,
  verdictText,
} from "./plan-texts.ts";

const urlOf = (text: string) => `https://www.kareepaving.co.za/services/custom-design?plan=${text}`;

test("plan in a request: 2,000 plans have at most 700 characters", () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const text = attachmentText(plan, urlOf(serialisePlan(plan)), "B, instead of A");
      expect(text.length).toBeLessThanOrEqual(attachmentTextLimit);
      expect(text.startsWith(planOpening("B, instead of A"))).toBe(true);
      expect(text).not.toMatch(/undefined|NaN|\u00a0/);
      expect(drawingText(plan)).not.toMatch(/undefined|NaN/);
    }),
    { numRuns: 2_000 },
  );
});

test("plan in a request: says what is to be paved", () => {
  const price = planPrice(drivewayPlan, guideRates);
  if (price.kind !== "range") throw new Error("Expected a guide price.");
  const { rectangle } = sizeWords;
  const { infillPavers, borderPavers } = planQuantities(drivewayPlan);
  const [pavers, border] = [infillPavers, borderPavers].map((count) =>
    aboutPavers(roundedUp(count)),
  );
  expect(attachmentText(drivewayPlan, urlOf("x")).toLowerCase()).toBe(
    [
      `${planOpening("")} ${rectangle((field) => (field === "length" ? 8 : 6))}, 48 m²`,
      `${planText.use} ${planUseLabels.cars}. ${planText.now} ${presentLabels.bare}`,
      `${planText.pavers} ${paverLabels.standard}, ${patternLabels.herringbone}, ${colourLabels["clay-red"]}`,
      `${planText.border} ${borderLabels["soldier-course"]}, ${colourLabels.charcoal}`,
      `${planText.quantities} ${pavers} pavers (${paverSize(drivewayPlan)}), ${planText.borderOf(border ?? "")}, ${planText.edge("28 m", false)}`,
      `${planText.price} ${randRange(price)}`,
      guidePriceItems,
      verdictText(drivewayPlan),
      `${planText.link} ${urlOf("x")}`,
    ]
      .join("\n")
      .replaceAll("\u00a0", " ")
      .toLowerCase(),
  );
});

test("plan in a request: says when work may happen and which documents a site needs", () => {
  const plan = {
    ...yardPlan,
    hours: ["day", "weekends"],
    documents: ["method-statement", "cidb"],
  } as const;
  const text = attachmentText(plan, urlOf("x")).toLowerCase();
  const { day, weekends } = hoursLabels;
  const work = `${planText.work} ${day}, ${weekends}; ${phasesLabels["in-phases"]}\n`;
  expect(text).toContain(work.toLowerCase());
  const documents = `${documentLabels["method-statement"]}, ${documentLabels.cidb}\n`;
  expect(text).toContain(`${planText.documents} ${documents}`.toLowerCase());
});

test("plan in a request: has a title of how large it is and how it looks", () => {
  const title = planTitle(drivewayPlan).toLowerCase();
  expect(title).toContain("8 × 6 m");
  expect(title).toContain(patternLabels.herringbone.toLowerCase());
  expect(planTitle(yardPlan)).toContain(squareMetres(1_200));
});

test("plan in a request: names the work that the guide price leaves out", () => {
  const text = attachmentText({ ...drivewayPlan, present: "concrete" }, urlOf("x"));
  expect(text).toContain(`\n${removals.concrete}\n`);
});

test("plan in a request: says how much of the edge is against a wall", () => {
  const text = attachmentText({ ...drivewayPlan, walls: ["top", "left"] }, urlOf("x"));
  expect(text).toContain(`${planText.edge("28 m", false)}, ${planText.wall("14 m")}\n`);
  const circle = { ...drivewayPlan, size: { shape: "circle", diameter: 5 } } as const;
  expect(attachmentText({ ...circle, walls: ["top"] }, urlOf("x"))).toBe(
    attachmentText(circle, urlOf("x")),
  );
});

test("plan in a request: leaves the working hours out where none is ticked", () => {
  const text = attachmentText({ ...yardPlan, hours: [] }, urlOf("x")).toLowerCase();
  expect(text).toContain(`\n${planText.work} ${phasesLabels["in-phases"]}\n`.toLowerCase());
});

test("plan in a request: leaves a long link out", () => {
  const text = attachmentText(drivewayPlan, urlOf("x".repeat(600)));
  expect(text).not.toContain(planText.link);
  expect(text.length).toBeLessThanOrEqual(attachmentTextLimit);
});

test("plan in a request: says that the edge of a known area is that of a square", () => {
  const plan = { ...drivewayPlan, size: { shape: "area", area: 100 } } as const;
  expect(attachmentText(plan, urlOf("x"))).toContain(planText.edge("40 m", true));
});

test("plan in a request: says which size is from a photo, also once the link is opened again", () => {
  const size = { shape: "rectangle", length: 7.5, width: 5.5, fromPhoto: ["length"] } as const;
  const link = serialisePlan({ ...drivewayPlan, size });
  const plan = readPlan(link);
  if (plan === null) throw new Error("Expected a plan.");
  const [first = ""] = attachmentText(plan, urlOf(link)).split("\n");
  expect(first).toContain(` ${planText.fromPhoto}, `);
  expect(attachmentText(drivewayPlan, urlOf("x"))).not.toContain(planText.fromPhoto);
});

test("guide price: each costly choice moves the mark up the range and is named; without a range there is none", () => {
  const plain = { ...drivewayPlan, use: "feet", colour: "grey", border: "none" } as const;
  const lowest = priceAnswerOf(plain);
  const choices = [
    [{ use: "cars" }, "base"],
    [{ colour: "clay-red" }, "clay"],
    [{ paver: "premium" }, "stone"],
    [{ pattern: "herringbone-45" }, "cuts"],
    [{ border: "soldier-course" }, "border"],
  ] as const;
  for (const [choice, move] of choices) {
    const answer = priceAnswerOf({ ...plain, ...choice });
    expect(answer?.share).toBeGreaterThan(lowest?.share ?? 1);
    expect(answer?.text).toContain(priceMoveLabels[move]);
  }
  expect(priceAnswerOf(yardPlan)).toBe(null);
  // Shown as 20 m².
  const rounded = priceAnswerOf({ ...plain, size: { shape: "area", area: 19.96 } });
  expect(rounded?.text).not.toContain(priceMoveLabels.small);
});
