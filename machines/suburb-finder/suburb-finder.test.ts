import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Place } from "#src/domain/places.ts";
import { type SuburbFinderEvent, suburbFinderMachine } from "./suburb-finder.machine.ts";

const place = (name: string): Place => ({ name, within: "Benoni", area: "benoni" });
const [rynfield, northmead] = [place("Rynfield"), place("Northmead")];

const typed = (...places: readonly Place[]): SuburbFinderEvent => ({
  type: "query.changed",
  places,
});
const cleared: SuburbFinderEvent = { type: "query.cleared" };
const chosen = (place: Place): SuburbFinderEvent => ({ type: "place.chosen", place });

/** A finder after these events; a number is a pause in ms. */
function finderAfter(...happened: readonly (SuburbFinderEvent | number)[]) {
  const clock = new SimulatedClock();
  const finder = createActor(suburbFinderMachine, { clock }).start();
  for (const event of happened) {
    if (typeof event === "number") clock.increment(event);
    else finder.send(event);
  }
  const { value, context } = finder.getSnapshot();
  return { value, ...context };
}

describe("the suburb finder", () => {
  test("starts idle, without suggestions", () => {
    expect(finderAfter()).toEqual({ value: "idle", places: [], chosen: null });
  });

  test("suggests at once and announces after a pause, which every letter starts again", () => {
    expect(finderAfter(typed(rynfield))).toMatchObject({
      value: { searching: "typing" },
      places: [rynfield],
    });
    expect(finderAfter(typed(rynfield, northmead), 699).value).toEqual({ searching: "typing" });
    expect(finderAfter(typed(rynfield), 700).value).toEqual({ searching: "announced" });
    expect(finderAfter(typed(rynfield), 500, typed(northmead), 500)).toMatchObject({
      value: { searching: "typing" },
      places: [northmead],
    });
  });

  test("answers for the place that is chosen, before or after the pause", () => {
    expect(finderAfter(typed(rynfield, northmead), chosen(northmead))).toEqual({
      value: "answered",
      places: [rynfield, northmead],
      chosen: northmead,
    });
    expect(finderAfter(typed(rynfield), 700, chosen(rynfield)).value).toBe("answered");
  });

  test("answers for another place of the same suggestions", () => {
    const { value, chosen: last } = finderAfter(
      typed(rynfield, northmead),
      chosen(northmead),
      chosen(rynfield),
    );
    expect([value, last]).toEqual(["answered", rynfield]);
  });

  test("takes the answer away when the query changes", () => {
    const answered = [typed(rynfield), chosen(rynfield)] as const;
    expect(finderAfter(...answered, typed(northmead)).value).toEqual({ searching: "typing" });
    expect(finderAfter(...answered, typed()).value).toBe("unknown");
    expect(finderAfter(...answered, cleared)).toMatchObject({ value: "idle", places: [] });
  });

  test("advises after a pause where nothing matches, until a place does", () => {
    expect(finderAfter(typed(), 699).value).toBe("unknown");
    expect(finderAfter(typed(), 500, typed(), 500).value).toBe("unknown");
    expect(finderAfter(typed(), 700).value).toBe("advised");
    expect(finderAfter(typed(), 700, typed()).value).toBe("advised");
    expect(finderAfter(typed(), 700, typed(rynfield)).value).toEqual({ searching: "typing" });
    expect(finderAfter(typed(), 700, cleared).value).toBe("idle");
  });

  test("suggests nothing any more where nothing matches", () => {
    expect(finderAfter(typed(rynfield), typed())).toMatchObject({ value: "unknown", places: [] });
  });
});
