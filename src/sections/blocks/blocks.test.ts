import { expect, test } from "vitest";
import type { Block } from "../../content-schema/block-schema.ts";
import { promptIndex } from "./blocks.tsx";

const areas: Block = { kind: "areas", heading: "Areas", lead: "All of them." };
const closing: Block = { kind: "closing", heading: "Ask", text: "We come.", quote: "dialog" };
const planner: Block = {
  kind: "planner",
  heading: "Plan",
  lead: "By size.",
  presets: ["new-driveway"],
  work: "residential",
};

test.each([
  ["a page of one block has none", [areas], null],
  ["none is above the closing of a short page", [areas, closing], null],
  ["it is in the middle", [areas, areas, areas, closing], 2],
  ["it is before the planner's neighbours", [areas, areas, planner, areas, closing], 1],
  ["none is on a page that begins with the planner", [planner, areas, closing], null],
])("quote prompt: %s", (_, blocks, index) => {
  expect(promptIndex(blocks)).toBe(index);
});
