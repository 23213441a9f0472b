import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { Place } from "#src/domain/places.ts";
import type { SuburbFinderEvent } from "./suburb-finder.events.ts";
import { suburbFinderMachine } from "./suburb-finder.machine.ts";

const rynfield: Place = { name: "Rynfield", within: "Benoni", area: "benoni" };
const rivonia: Place = { name: "Rivonia", within: "Sandton", area: "sandton" };
const places = [rivonia, rynfield];

const typed = (query: string): SuburbFinderEvent => ({ type: "query.changed", query });
const chosen = (place: Place): SuburbFinderEvent => ({ type: "suggestion.chosen", place });
const dismissed: SuburbFinderEvent = { type: "list.dismissed" };
const requested: SuburbFinderEvent = { type: "list.requested" };

function finderAfter(...happened: SuburbFinderEvent[]) {
  const visited: string[] = [];
  const finder = createActor(
    suburbFinderMachine.provide({
      actions: { visitArea: (_, { area }) => void visited.push(area) },
    }),
    { input: { places } },
  ).start();
  for (const event of happened) finder.send(event);
  const { value, context } = finder.getSnapshot();
  return { value, query: context.query, suggestions: context.suggestions, visited };
}

describe("the suburb finder", () => {
  test("starts closed, with nothing asked and nothing suggested", () => {
    expect(finderAfter()).toEqual({ value: "closed", query: "", suggestions: [], visited: [] });
  });

  test("suggests places while the visitor types, and narrows them down", () => {
    expect(finderAfter(typed("r"))).toMatchObject({
      value: "suggesting",
      query: "r",
      suggestions: [rivonia, rynfield],
    });
    expect(finderAfter(typed("r"), typed("ry"))).toMatchObject({ suggestions: [rynfield] });
  });

  test("says so when nothing is found, and goes on when something is", () => {
    expect(finderAfter(typed("ry"), typed("ryx"))).toMatchObject({ value: "suggesting" });
    expect(finderAfter(typed("ry"), typed("soweto"))).toMatchObject({
      value: "nothingFound",
      query: "soweto",
      suggestions: [],
    });
    expect(finderAfter(typed("soweto"), typed("r"))).toMatchObject({ value: "suggesting" });
  });

  test.each(["", " ", "-"])("closes without a word when the field holds %j", (query) => {
    expect(finderAfter(typed("ry"), typed(query)).value).toBe("closed");
    expect(finderAfter(typed("soweto"), typed(query)).value).toBe("closed");
  });

  test("goes to the area of the place that is chosen, once, and shows its name", () => {
    expect(finderAfter(typed("rinf"), chosen(rynfield))).toMatchObject({
      value: "closed",
      query: "Rynfield",
      visited: ["benoni"],
    });
    expect(finderAfter(typed("ry"), chosen(rynfield), chosen(rynfield)).visited).toEqual([
      "benoni",
    ]);
  });

  test("closes when dismissed, keeps what was typed, and opens again on request", () => {
    const away = finderAfter(typed("ry"), dismissed);
    expect(away).toMatchObject({ value: "closed", query: "ry", suggestions: [rynfield] });
    expect(finderAfter(typed("ry"), dismissed, requested).value).toBe("suggesting");
  });

  test("has nothing to open before anything was typed", () => {
    expect(finderAfter(requested).value).toBe("closed");
    expect(finderAfter(typed("ry"), typed(""), requested).value).toBe("closed");
  });

  test("keeps its advice in view when focus moves on to the link in it", () => {
    expect(finderAfter(typed("soweto"), dismissed).value).toBe("nothingFound");
  });

  test("has no state that a visitor cannot reach", () => {
    const paths = getShortestPaths(suburbFinderMachine, {
      input: { places },
      events: [typed(""), typed("ry"), typed("soweto"), chosen(rynfield), dismissed, requested],
    });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(["closed", "suggesting", "nothingFound"]),
    );
  });
});
